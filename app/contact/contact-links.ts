import * as words from "#content/generated/words/layout.ts";
import { agency } from "#content/generated/agency.ts";
import type { ContactItem } from "#content/schema.ts";

/** A telephone number as a `tel:` address: digits and the leading plus only. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/** Address of the messaging app's chat with the agency, with the greeting filled in (R-MSG-03). */
export function messagingHref(): string {
  const digits = agency.phone.replace(/\D/g, "");
  return `${agency.endpoints.messaging}${digits}?text=${encodeURIComponent(agency.messagingGreeting)}`;
}

/** `map-pin`, `phone` and `mail` of lucide.dev. */
const icons = {
  pin: "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 0 1 6 0 3 3 0 0 1-6 0",
  phone:
    "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  mail: "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
};

/** How to reach the office, for the footer and the contact page (R-CON-04). */
export const contactItems: readonly ContactItem[] = [
  {
    icon: icons.pin,
    title: words.office,
    content: `${agency.address.street}, ${agency.address.city}, ${agency.address.country}`,
  },
  ...agency.phones.map(({ label, number }) => ({
    icon: icons.phone,
    title: label,
    content: number,
    href: telephoneHref(number),
  })),
  { icon: icons.mail, title: words.email, content: agency.email, href: `mailto:${agency.email}` },
];
