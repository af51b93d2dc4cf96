import type { Service } from "../schema.ts";

export const webDevelopment: Service = {
  slug: "web-development",
  name: "Web Development",
  icon: "i-lucide-code",
  head: {
    title: "Web development for slow links and busy buyers",
    description:
      "Websites, shops and portals built in Honiara to open quickly on mobile data and to be run by your own staff afterwards.",
  },
  headline: "Websites that open before the signal drops",
  intro:
    "Many of the people you want to reach are on a phone, on prepaid data, with one bar. We build for them first: pages that are readable in the first few kilobytes, forms that survive a lost connection, and an editing screen your team can use without calling us. Buyers in Auckland or Rotterdam get the same site, only faster.",
  deliver: [
    {
      title: "Company and campaign sites",
      text: "Designed from your content outwards, written in plain HTML that works before any script arrives and keeps working if none does.",
    },
    {
      title: "Online shops",
      text: "Catalogues, carts and payment set up for the currencies, freight rules and tax lines that island exporters actually deal with.",
    },
    {
      title: "Portals and platforms",
      text: "Sign-in, roles, lessons, listings or bookings, built on frameworks that another developer could take over from us tomorrow.",
    },
    {
      title: "CMS migrations",
      text: "Old pages inventoried, addresses redirected, editors trained, so that search rankings and bookmarks are still there the morning after.",
    },
    {
      title: "Several languages",
      text: "One structure with translated copy, dates and units in each, including scripts such as Georgian and letters such as ʻokina and macrons.",
    },
    {
      title: "Care after launch",
      text: "Updates, backups, uptime checks and a monthly note that says what changed, with a named developer who knows your site.",
    },
  ],
  approach: [
    {
      title: "Agree what the page is for",
      text: "Before drawing anything we write one sentence for every page: who opens it, on what device, and what they should be able to do.",
    },
    {
      title: "Set a byte budget",
      text: "Each template gets a weight it may not exceed. When a new feature does not fit, something else has to leave.",
    },
    {
      title: "Build in the open",
      text: "You see a working address from the first fortnight, and you test it on your own phone rather than in a slide.",
    },
    {
      title: "Hand over properly",
      text: "Source code, accounts and passwords are in your name, together with a short manual and a recorded walk-through for new staff.",
    },
  ],
  capabilities: [
    {
      title: "Five countries, one system",
      text: "For TFP Fertility Group we moved clinic sites in the UK, Poland, the Netherlands, Denmark and Austria to a shared CMS.",
    },
    {
      title: "Learning that works across islands",
      text: "PacificSkillshare's prototype carries lessons to phones on more than fifteen islands, with downloads for the days without a link.",
    },
    {
      title: "Property in four alphabets and languages",
      text: "Batumi.Immo lists homes in English, Russian, Georgian and German from one database that local agents keep up to date.",
    },
  ],
  whyUs: [
    {
      title: "We live on the slow link",
      text: "Our own office runs on the connections your customers have, so a heavy page annoys us first.",
    },
    {
      title: "No lock-in",
      text: "You own the code and the domain, and nothing we build needs a licence that only we can renew.",
    },
    {
      title: "Accessible from the start",
      text: "Keyboard, screen reader and contrast are checked on each template while it is still cheap to change.",
    },
    {
      title: "A developer answers",
      text: "The person who built the feature is the person who picks up your question about it.",
    },
  ],
  closing: "Tell us which page your customers open first, and what they pay to open it.",
  proof: [
    { label: "How a fertility group came to one CMS", href: "/case-studies/tfp-fertility-group" },
    { label: "The property platform in four languages", href: "/portfolio/batumi-immo-project" },
    { label: "Lessons for more than fifteen islands", href: "/portfolio/pacificskillshare-project" },
  ],
};
