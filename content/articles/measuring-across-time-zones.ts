import type { Article } from "../schema.ts";

export const measuringAcrossTimeZones: Article = {
  slug: "measuring-across-time-zones",
  head: {
    title: "Measuring campaigns across time zones",
    description:
      "Why yesterday differs between your ad network, your shop and your office, and how to make the three agree.",
  },
  heading: "Whose Tuesday is it?",
  lead: "In winter, when it is eight on Tuesday morning in Honiara, it is nine on Monday evening in London and four on Monday afternoon in Toronto. Many quarrels about reports come down to that sentence.",
  summary:
    "Advertising days, shop days and office days seldom begin together. How to make them agree before the meeting.",
  topic: "Data",
  published: "2025-11-03",
  updated: "2025-11-03",
  author: "The Tidemark Pacific team",
  minutes: 4,
  sections: [
    {
      heading: "One sale, three dates",
      paragraphs: [
        "Somebody in London clicks your advertisement on the last evening of January, at half past eleven, and buys twenty-five minutes after midnight. In Honiara, eleven hours ahead, both moments fall on the first of February, before lunch.",
        "An ad network that works in London time and books a sale to the day of the click reports it in January. An analytics tool in the same zone that books it to the day of the purchase reports February. The shop, kept in Honiara, says that click and purchase both belong to February. Nobody has made a mistake, and the monthly totals will not match. If the network looks better than the shop one month and worse the next, suspect the calendar before you suspect the tracking.",
      ],
    },
    {
      heading: "Find every clock",
      paragraphs: [
        "List each system that stamps a time: the ad accounts, analytics, the shop, the CRM, the bank. Note the zone of each and whether it observes daylight saving. In some advertising accounts the zone cannot be changed after creation, which is worth knowing before you create one.",
        "Remember that daily budgets follow the same clock. An account on London time starts its new day at eleven in the morning in Honiara while Britain is on winter time. A budget raised here at ten is spent under yesterday's date.",
      ],
    },
    {
      heading: "Mind the days that are not 24 hours long",
      paragraphs: [
        "Solomon Islands keeps UTC+11 all year. London is eleven hours behind in winter and ten in summer. New Zealand and the south-east of Australia move their clocks in the opposite season, so that Sydney is an hour behind Honiara for part of the year and level with it for the rest. North America changes on other weekends than Europe, and twice a year, for some weeks in spring and about one in autumn, the usual difference between London and Toronto is wrong.",
        "In a zone that changes, one day of the year lasts 23 hours and another 25. A drop of a twenty-fourth on that Sunday is no drop. Hourly charts show a gap or a doubled hour. Store the name of the zone, such as Pacific/Guadalcanal or Europe/London, and let the software work out the offset for each date; an offset typed in by hand is right for half a year.",
      ],
    },
    {
      heading: "Store moments, show days",
      paragraphs: [
        "Keep raw events in universal time. A day is a way of reading them and should be chosen in the report, in one place, visibly. Print the zone in the title of every chart. It looks pedantic until the first time it prevents a wrong decision.",
        "Beware of exports that have already been cut into days. A daily total in London time cannot be turned into a daily total in Honiara time, since nobody can tell which part of it happened before one in the afternoon. If a network offers hourly figures, take those; otherwise compare whole weeks, where the error at the edges is smaller.",
      ],
    },
    {
      heading: "Choose the day that decides",
      paragraphs: ["Every report needs one reporting day. Three rules cover nearly all cases."],
      list: [
        "For a campaign in a single market, use the customers' own day, because their habits follow it.",
        "For a regional total, use the day of whoever moves the budget.",
        "For anything with a legal or contractual deadline, use the zone the contract names, and ask for one if it names none.",
      ],
    },
    {
      heading: "Windows do not line up by themselves",
      paragraphs: [
        "Networks credit a sale to the day of the click or to the day of the purchase, and look back over different spans. One counts a purchase up to thirty days after a click, another up to seven; some also count people who only saw the advertisement. The same order can be claimed by two of them, and the sum of their reports is then larger than your turnover.",
        "Before comparing two networks, set the same window and the same rule, even if both then look worse than in their own reports. Find out whether the window is measured in hours from the click or in calendar days of the account, which can make it up to a day shorter. Let one record, usually the shop or the CRM, decide how many orders there were, and use the networks only to divide them.",
      ],
    },
    {
      heading: "Leave the last days open",
      paragraphs: [
        "Late conversions, returns and corrections arrive for a while. Mark recent days as unfinished instead of drawing them as a drop. Readers accept an honest gap; they do not forgive a panic caused by an incomplete Tuesday.",
        "The same goes for the hour at which a report is made. At nine on Monday morning in Honiara, Sunday in London still has two hours to run in winter, and Sunday in Toronto has seven. A weekly report on those markets, pulled with the first coffee, always misses its own end. Make it on Tuesday, or let it close on Saturday, and write on it when it was drawn.",
      ],
    },
  ],
  related: [
    { label: "Thermo Fisher: two networks, one measure", href: "/case-studies/thermo-fisher" },
    { label: "Precor: totals that add up", href: "/portfolio/precor-project" },
  ],
};
