import type { TextPage } from "../schema.ts";

export const terms: TextPage = {
  slug: "terms",
  head: {
    title: "Terms for using this website",
    description:
      "What you may do with this website, what we promise about it, and what only a signed contract can promise.",
  },
  heading: "Terms",
  lead: "These terms cover the website. Work we do for you is covered by the contract we sign, which always comes before this page.",
  updated: "2026-11-21",
  sections: [
    {
      heading: "Using the site",
      paragraphs: [
        "Read, link to and quote from any page. Please do not overload it, try to break into it, or send other people's details through its forms without their knowledge.",
      ],
    },
    {
      heading: "What belongs to whom",
      paragraphs: [
        "Texts and drawings are ours unless a page says otherwise. Names and marks of clients and tools belong to their owners and appear here to describe work done, not to suggest endorsement. Flags, icons and typefaces come from open collections whose licences are listed on the site.",
      ],
    },
    {
      heading: "What we promise",
      paragraphs: [
        "We try to keep everything here correct and available. Descriptions of past projects tell what was done for one client; they do not guarantee the same outcome for another. Estimates made by e-mail or on a call become binding when both sides have signed.",
      ],
    },
    {
      heading: "The chat assistant",
      paragraphs: [
        "Where a page offers the Digital Advisor, its answers are prepared in advance and chosen by keywords in your browser. They are information, not advice for your particular case.",
      ],
    },
    {
      heading: "Liability",
      paragraphs: [
        "As far as the law allows, we are not liable for losses that come from relying on this free website, from its being unavailable, or from sites it links to. Nothing here limits liability that cannot be limited by law.",
      ],
    },
    {
      heading: "Law",
      paragraphs: [
        "The law of Solomon Islands applies, without taking away any protection that consumers have where they live. If one of these terms should be invalid, the others stand.",
      ],
    },
  ],
};
