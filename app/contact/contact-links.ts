import { agency } from "#content/generated/agency.ts";
import { icons } from "../ui/icon.tsx";

/** A telephone number as a `tel:` address: digits and the leading plus only. */
export const telephoneHref = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;

/** How to reach the office, for the footer and the contact page. */
export const contactItems: readonly { icon: string; title: string; content: string; href?: string }[] = [
  {
    icon: icons.mapPin,
    title: "Office",
    content: `${agency.address.street}, ${agency.address.city}, ${agency.address.country}`,
  },
  ...agency.phones.map(({ label, number }) => ({
    icon: icons.phone,
    title: label,
    content: number,
    href: telephoneHref(number),
  })),
  { icon: icons.mail, title: "Email", content: agency.email, href: `mailto:${agency.email}` },
];
