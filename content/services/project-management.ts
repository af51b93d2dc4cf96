import type { Service } from "../schema.ts";

export const projectManagement: Service = {
  slug: "project-management",
  name: "Project Management",
  icon: "i-lucide-kanban",
  head: {
    title: "Project management across oceans and hours",
    description:
      "Experienced managers for digital and brand programmes in several countries: scope, schedule, suppliers, risks, decisions.",
  },
  headline: "Someone awake who knows the plan",
  intro:
    "A programme with teams in Honiara, London and Warsaw has only two shared hours a day, and neither is comfortable. Our managers make those hours count and make the other twenty-two predictable. They write things down, tell bad news early, keep the list of decisions short, and leave behind a plan any colleague could pick up in the morning.",
  deliver: [
    {
      title: "Scope and schedule",
      text: "Work broken into pieces a person can finish in a week, with dependencies visible and slack where it is needed.",
    },
    {
      title: "Supplier coordination",
      text: "One point of contact for developers, printers, translators and media owners, with their contracts and deadlines aligned.",
    },
    {
      title: "Decision logs",
      text: "Every choice recorded with its date, owner and reason, so that no meeting has to be held twice.",
    },
    {
      title: "Risk and budget tracking",
      text: "A live list of what may go wrong and what it would cost, reviewed weekly and shared without varnish.",
    },
    {
      title: "Quality gates",
      text: "Checks for content, accessibility, law and performance before each release, signed by the person who is responsible.",
    },
    {
      title: "Launch and handover",
      text: "Run sheets to the minute, a rollback that has been rehearsed, and documentation that outlives the project team.",
    },
  ],
  approach: [
    {
      title: "Map the hours",
      text: "Calendars, holidays and daylight saving of all locations go on one sheet before the first milestone is set.",
    },
    {
      title: "Write, then meet",
      text: "Papers are circulated a day ahead; calls are for deciding, and they end early when the decision is made.",
    },
    {
      title: "Show progress weekly",
      text: "A short page with done, next and stuck goes to everybody, sponsors included, in the same words.",
    },
    {
      title: "Close deliberately",
      text: "Open points get an owner, lessons get a page, and accounts are handed over before the team moves on.",
    },
  ],
  capabilities: [
    {
      title: "Twelve people, five countries",
      text: "The TFP Fertility Group migration took eight months with twelve people and was delivered 100% on time.",
    },
    {
      title: "A year across the islands",
      text: "PacificSkillshare's twelve-month programme joins eight people with partners who are often reachable by radio first.",
    },
    {
      title: "Awards with a fixed night",
      text: "A ceremony date does not move; the mobile gaming awards site has been planned backwards from it each season.",
    },
  ],
  whyUs: [
    {
      title: "Calm by habit",
      text: "Cyclone seasons teach you to plan for the day the power is off and the ferry late.",
    },
    {
      title: "Builders ourselves",
      text: "Our managers have shipped code, campaigns or print, so an estimate does not easily fool them.",
    },
    {
      title: "Same page for all",
      text: "Clients read the very board the team works from, without a polished second version.",
    },
    {
      title: "Local law, local leave",
      text: "Procurement rules and public holidays are looked up, not discovered.",
    },
  ],
  closing: "Hand us the project that has slipped twice; we enjoy those.",
  proof: [
    { label: "On time in five countries", href: "/case-studies/tfp-fertility-group" },
    { label: "Twelve months, more than fifteen islands", href: "/case-studies/pacificskillshare" },
  ],
};
