import type { ContactType } from "./schema.ts";

/** The four kinds of contact, in the order of the selector (R-CON-01, R-CON-02). */
export const contactTypes: readonly ContactType[] = [
  {
    type: "general",
    head: {
      title: "Contact us in Honiara or London",
      description:
        "Write, ring or visit: contact details, opening hours in Solomon Islands time, and a form that is answered within 24 hours.",
    },
    heading: "Say hello, or halo",
    selector: { title: "General enquiry", text: "Anything at all, in your own words", icon: "i-lucide-mail" },
    form: {
      title: "Write to us",
      blurb:
        "A question, an idea, a correction to this website: it reaches a person in Honiara, who answers or finds the one who can.",
      accent: "deep",
    },
  },
  {
    type: "quote",
    head: {
      title: "Request a quote",
      description:
        "Tell us what you need, by when and for whom, and receive a written estimate with the assumptions behind it.",
    },
    heading: "What will it cost?",
    selector: {
      title: "Request a quote",
      text: "A written estimate for a defined job",
      icon: "i-lucide-receipt-text",
    },
    form: {
      title: "Ask for a quote",
      blurb:
        "Helpful to know: what should exist at the end, who will use it, your date, and a budget range if you have one. Rough notes are fine.",
      accent: "lagoon",
    },
  },
  {
    type: "consultation",
    head: {
      title: "Book a free 30-minute consultation",
      description:
        "A free 30-minute call about your digital plans, by telephone or video, at an hour that suits your side of the world.",
    },
    heading: "Half an hour, no slides",
    selector: { title: "Free consultation", text: "A 30-minute call, at your hour", icon: "i-lucide-video" },
    form: {
      title: "Book a consultation",
      blurb:
        "A free 30-minute call with someone who has done such work before. Name two or three times that suit you, with your city, and we confirm one.",
      accent: "coral",
    },
  },
  {
    type: "careers",
    head: {
      title: "Send us your CV",
      description:
        "Apply to work with us: name, e-mail and a CV as PDF, DOC or DOCX. You hear from us within a week.",
    },
    heading: "Show us what you can do",
    selector: { title: "Careers", text: "Your CV, read by the team lead", icon: "i-lucide-briefcase" },
    form: {
      title: "Send your CV",
      blurb:
        "The lead of the team you would join reads it, not a program. You receive an answer within a week, whichever way it goes.",
      accent: "leaf",
    },
  },
];

/** Opening hours of the office, in its own time zone (R-CON-06). Minutes since midnight, for "open now". */
export const openingHours = {
  days: [
    { days: "Mon–Fri", hours: "9:00–17:00" },
    { days: "Sat", hours: "10:00–14:00" },
    { days: "Sun", hours: "closed" },
  ],
  zone: "Solomon Islands time (GMT+11)",
} as const;

export const newsletter = {
  title: "The letter",
  text: "Six times a year: one project explained, one thing learned, no advertisements. Leave whenever you like.",
  label: "E-mail address",
  button: "Subscribe",
  thanks: "Thank you. Your address is on the list, and the next letter will find you.",
};
