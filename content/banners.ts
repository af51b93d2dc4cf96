import type { Banner } from "./schema.ts";

/** The closing call to action of each listing page. */
export const banners: Record<
  "home" | "services" | "portfolio" | "caseStudies" | "clients" | "about",
  Banner
> = {
  home: {
    headline: "Where should it carry you?",
    text: "Half an hour on the telephone costs nothing and usually settles whether we are the right crew.",
    links: [
      { label: "Book Free Consultation", href: "/contact/consultation" },
      { label: "View Our Work", href: "/portfolio" },
    ],
  },
  services: {
    headline: "Not sure which one?",
    text: "Describe the problem instead. Naming the service is our job, and sometimes the answer is none of them.",
    links: [{ label: "Get Started Today", href: "/contact" }],
  },
  portfolio: {
    headline: "Yours could be fourteen",
    text: "Thirteen projects are shown here because their owners agreed to it. There is space below for another.",
    links: [
      { label: "Start Your Project", href: "/contact" },
      { label: "Read the Case Studies", href: "/case-studies" },
    ],
  },
  caseStudies: {
    headline: "The next chapter is open",
    text: "Each of these began with somebody describing what no longer worked. We would like to hear about yours.",
    links: [{ label: "Start Your Project", href: "/contact" }],
  },
  clients: {
    headline: "Put yourself on the chart",
    text: "There are twenty flags on it so far, and we know how to reach a few more harbours.",
    links: [
      { label: "Book Free Consultation", href: "/contact/consultation" },
      { label: "View Our Work", href: "/portfolio" },
    ],
  },
  about: {
    headline: "Come and talk story",
    text: "By video, by telephone, or on the veranda if you happen to be passing through Honiara.",
    links: [
      { label: "Book Free Consultation", href: "/contact/consultation" },
      { label: "Contact Us", href: "/contact/general" },
    ],
  },
};
