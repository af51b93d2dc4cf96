import type { Service } from "../schema.ts";

export const dataAnalytics: Service = {
  slug: "data-analytics",
  name: "Data & Analytics",
  icon: "i-lucide-chart-column",
  head: {
    title: "Dashboards people open on Monday",
    description:
      "Measurement plans, tracking and dashboards that answer the questions your team really asks, from a clinic group to a fitness brand.",
  },
  headline: "One screen your team agrees on",
  intro:
    "Most companies do not lack numbers; they have four versions of each. We find out which decisions are waiting for data, trace every figure back to where it is recorded, and build the smallest dashboard that settles the matter. Definitions are written down next to the charts, so that a new colleague in Brussels reads them as the one in Honiara does.",
  deliver: [
    {
      title: "Measurement plans",
      text: "A short document that names each question, the metric that answers it, where it is collected and who looks after it.",
    },
    {
      title: "Tracking that respects people",
      text: "Consent, minimal collection and server-side tagging, checked against what privacy law in each of your markets allows.",
    },
    {
      title: "Dashboards",
      text: "Looker Studio, Power BI or Tableau boards with few charts, clear units and a note on how fresh the data is.",
    },
    {
      title: "KPI frameworks",
      text: "Shared definitions across countries and resellers, so that regional totals add up without an afternoon of spreadsheets.",
    },
    {
      title: "Data clean-up",
      text: "Duplicate accounts merged, campaign names standardised, broken events repaired, and a routine that stops the mess from returning.",
    },
    {
      title: "Reading sessions",
      text: "Once a month we sit with your team, go through what moved and what did not, and decide what to try next.",
    },
  ],
  approach: [
    {
      title: "Start at the decision",
      text: "We ask what you would do differently if a number were higher or lower. If the answer is nothing, we leave it out.",
    },
    {
      title: "Audit the sources",
      text: "Every tool that records something is listed with its owner, its gaps and its time zone, which is often the culprit.",
    },
    {
      title: "Prototype with real rows",
      text: "A rough board with last quarter's figures shows within days whether people argue about the data or about the business.",
    },
    {
      title: "Automate last",
      text: "Only what proved useful by hand is connected, scheduled and documented, so that maintenance stays small for years.",
    },
  ],
  capabilities: [
    {
      title: "Regional KPIs for fitness equipment",
      text: "Precor's country teams across EMEA report against the same definitions, whatever system their orders start in.",
    },
    {
      title: "A hub for a household brand",
      text: "Kleenex managers see media, shelf and search side by side in one performance hub made for weekly meetings.",
    },
    {
      title: "Business accounts, not only riders",
      text: "For Peloton's B2B side we separated corporate interest from consumer noise in the analytics set-up.",
    },
  ],
  whyUs: [
    {
      title: "Written definitions",
      text: "You receive a glossary with the dashboard; disagreement about terms ends there, not in the boardroom.",
    },
    {
      title: "Tool neutral",
      text: "We resell no licences, so a spreadsheet is recommended whenever it is the better instrument for the job.",
    },
    {
      title: "Time zones handled",
      text: "Working at UTC+11 taught us to check where a reporting day begins before comparing anything.",
    },
    {
      title: "Plain charts",
      text: "Bars, lines and tables that print in black and white; decoration never stands between you and the figure.",
    },
  ],
  closing: "Bring the report nobody trusts; we will tell you why, line by line.",
  proof: [
    { label: "The Kleenex performance hub", href: "/case-studies/kimberly-clark-kleenex" },
    { label: "KPI tracking across EMEA for Precor", href: "/portfolio/precor-project" },
    { label: "B2B analytics for Peloton", href: "/portfolio/peloton-project" },
  ],
};
