import type { Service } from "../schema.ts";

export const socialMedia: Service = {
  slug: "social-media",
  name: "Social Media Management",
  icon: "i-lucide-messages-square",
  head: {
    title: "Social media with office hours and a plan",
    description:
      "Channels run from Honiara for Pacific audiences and international brands: planning, posting, replies, paid social and reports.",
  },
  headline: "Someone who answers, every day",
  intro:
    "In much of the Pacific, Facebook is the shop window, the help desk and the noticeboard at once. A question there is a customer at the counter. We plan what to post, make it light enough for mobile data, and reply in the language people write in. For brands abroad we bring the same discipline to LinkedIn, Instagram and the places their buyers compare notes.",
  deliver: [
    {
      title: "Channel choice",
      text: "An honest look at where your audience talks, followed by closing the accounts that only exist out of habit.",
    },
    {
      title: "Monthly calendars",
      text: "Posts drafted, illustrated and approved two weeks ahead, with room kept free for weather, news and good luck.",
    },
    {
      title: "Community replies",
      text: "Comments and messages answered in agreed words and times, with a clear path to your staff when it gets serious.",
    },
    {
      title: "Paid social",
      text: "Small, well-aimed campaigns with audiences explained in plain language and spending limits that cannot be overrun.",
    },
    {
      title: "Creator partnerships",
      text: "Local voices chosen for trust rather than follower counts, under contracts that disclose the relationship to everyone.",
    },
    {
      title: "Crisis notes",
      text: "Prepared answers and a phone tree for cyclones, recalls and rumours, rehearsed once a year with your managers.",
    },
  ],
  whyUs: [
    {
      title: "We know the groups",
      text: "Community pages carry more weight than brand pages here; our team reads and respects their rules.",
    },
    {
      title: "Data-light posts",
      text: "Pictures and clips are compressed for prepaid bundles, so that looking at you costs people little.",
    },
    {
      title: "Tone that fits",
      text: "Humour travels badly; each market's replies are written by somebody who has lived with the audience.",
    },
    {
      title: "Reports on one page",
      text: "What people asked, what we changed and what it brought: three short lists, every month.",
    },
  ],
  closing: "Lend us your inbox for a week and we will show you what customers keep asking.",
  proof: [{ label: "How a nutraceutical brand met its UK audience", href: "/portfolio/bene-project" }],
};
