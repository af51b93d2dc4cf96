import type { TextPage } from "../schema.ts";

export const cookies: TextPage = {
  slug: "cookies",
  head: {
    title: "Cookies: none",
    description:
      "This site sets no cookies. What your browser may hold on your own device, and how to clear it.",
  },
  heading: "Cookies",
  lead: "This website sets none. That is why no banner asked you about them.",
  updated: "2026-11-21",
  sections: [
    {
      heading: "What there is instead",
      paragraphs: [
        "For the life of the tab, your browser's own storage holds two things: how far you had scrolled on each page, so that going back returns you to the same line, and what you and the chat assistant said to each other, so that turning a page does not end the talk. Both stay on your device and are never sent. Closing the tab removes them, and so does clearing site data in the browser's settings.",
        "Three things outlast the tab so that a bad connection costs you nothing: an unfinished contact message (seven days at most), messages waiting to be sent (until they are), and copies of pages and pictures you have opened (the oldest give way to newer ones). None of them is read by anyone but this site in this browser, and clearing site data removes all three.",
      ],
    },
    {
      heading: "Things from elsewhere",
      paragraphs: [
        "The slides on the presentation page, and the interactive map if you ask for it, come from providers that may set cookies under their own rules inside their own frame. The rest of the site calls nobody else.",
      ],
    },
    {
      heading: "If this ever changes",
      paragraphs: [
        "Should a future feature need a cookie, this page will name it, say what it holds and for how long, and you will be asked first unless it is strictly necessary for something you requested.",
      ],
    },
  ],
};
