/**
 * Who the agency is: the one place for its name, addresses, hours and outside endpoints.
 * What differs by deployment (site address, forwarding, retention) is in `wrangler.toml`.
 */
import type { ContactItem } from "./schema.ts";

export const agency = {
  name: "Tidemark Pacific",
  tagline: "Pacific Expertise. Global Outlook.",
  phoneHoniara: "+677 7400 123",
  phoneLondon: "+44 20 7946 0123",
  email: "hello@tidemark.example",
  address: { street: "Mendana Avenue", city: "Honiara", country: "Solomon Islands" },
  position: { latitude: -9.4333, longitude: 159.95 },
  timeZone: "Pacific/Guadalcanal",
  copyrightYear: 2024,
  social: [
    { label: "LinkedIn", href: "#", mark: "linkedin" },
    { label: "Facebook", href: "#", mark: "facebook" },
    { label: "Instagram", href: "#", mark: "instagram" },
  ],
  endpoints: {
    map: "https://www.openstreetmap.org/export/embed.html?bbox=159.93%2C-9.45%2C159.97%2C-9.42&layer=mapnik&marker=-9.4333%2C159.95",
    mapPage: "https://www.openstreetmap.org/?mlat=-9.4333&mlon=159.95#map=14/-9.4333/159.95",
    presentation: "https://presentation.tidemark.example/embed",
    messaging: "https://wa.me/",
  },
  messagingGreeting: "Hello! I'm interested in your digital marketing services.",
} as const;

/** A telephone number as a `tel:` address: digits and the leading plus only. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/** Address of the messaging app's chat with the agency, the greeting filled in (R-MSG-03). */
export function messagingHref(): string {
  const digits = agency.phoneHoniara.replace(/\D/g, "");
  return `${agency.endpoints.messaging}${digits}?text=${encodeURIComponent(agency.messagingGreeting)}`;
}

export const contactItems: readonly ContactItem[] = [
  {
    icon: "i-lucide-map-pin",
    title: "Office",
    content: `${agency.address.street}, ${agency.address.city}, ${agency.address.country}`,
  },
  {
    icon: "i-lucide-phone",
    title: "Honiara",
    content: agency.phoneHoniara,
    href: telephoneHref(agency.phoneHoniara),
  },
  {
    icon: "i-lucide-phone-call",
    title: "London",
    content: agency.phoneLondon,
    href: telephoneHref(agency.phoneLondon),
  },
  { icon: "i-lucide-mail", title: "E-mail", content: agency.email, href: `mailto:${agency.email}` },
];
