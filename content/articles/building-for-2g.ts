import type { Article } from "../schema.ts";

export const buildingFor2g: Article = {
  slug: "building-for-2g",
  head: {
    title: "Building a website for a 2G connection",
    description:
      "Byte budgets, forms that survive a lost signal, and four habits that make pages usable on the slowest links.",
  },
  heading: "Building a website for a 2G connection",
  lead: "A second-generation mobile link gives you, on a good day, a few dozen kilobits a second and the better part of a second before the first byte. People still do their business on it. Here is how to design for them.",
  summary:
    "What a page may weigh, what should arrive first, and how a form can survive the bus driving behind a hill.",
  topic: "Engineering",
  published: "2026-09-14",
  updated: "2026-09-14",
  author: "The Tidemark Pacific team",
  minutes: 4,
  sections: [
    {
      heading: "The arithmetic",
      paragraphs: [
        "Forty kilobits a second is five kilobytes a second. A page of two megabytes, ordinary by today's standards, needs nearly seven minutes at that speed, and that is with nothing lost on the way. Something always is lost: radio links drop packets, the sender takes each drop for congestion and slows down, and what looked like five kilobytes becomes two.",
        "So begin with time, not with size. Decide how long a reader may wait for the first sentence, multiply by the speed of the worst link you want to serve, and you have a budget. Ten seconds at five kilobytes is fifty kilobytes. That is little for a picture and plenty for a text.",
      ],
    },
    {
      heading: "Latency first, weight second",
      paragraphs: [
        "On a slow mobile network each request waits several hundred milliseconds before anything happens. Ten small files in a chain therefore hurt more than one larger file. Put what the first screen needs into the document itself, styles included, and let nothing else block it.",
        "A new secure connection over TCP costs one round trip to open, one for encryption and one for the page, plus the name lookup. HTTP/3 folds the first two together, and it does not stop every file because a packet of one went missing, which is why it is worth switching on. Each further host name starts the bill again: a typeface from one provider and a script from another can double the wait before anybody reads a word. Serve your own files.",
        "A server usually opens a connection by sending about fourteen kilobytes and then pausing for an acknowledgement. If the compressed page fits into that first flight, it arrives whole without another round trip. Treat those fourteen kilobytes as the size of the envelope.",
      ],
    },
    {
      heading: "A budget somebody defends",
      paragraphs: [
        "Budgets fail when they are averages. Make them limits for each template, checked when the site is built, so that a heavy picture stops the build instead of annoying a customer in Choiseul. These are sensible numbers to start from, all of them compressed sizes.",
      ],
      list: [
        "Document with the styles of the first screen: 14 kilobytes.",
        "Everything needed to read and act on the first screen: 50 kilobytes.",
        "Each picture: 30 kilobytes in AVIF or WebP at the width of a phone, loaded only when it comes near the screen.",
        "Typefaces: two files of at most 25 kilobytes, cut to the letters you use, with a system face of matching metrics shown meanwhile.",
        "Scripts: none before the page can be read; whatever comes later must be optional.",
      ],
    },
    {
      heading: "Pay once",
      paragraphs: [
        "The cheapest byte is the one already on the phone. Put a fingerprint of the content into the name of every style, script, picture and typeface, and tell the browser to keep them for a year and never ask again. Asking whether a file has changed costs a round trip even when the answer is no.",
        "Compress text in advance with the strongest setting of Brotli, since the server has all night and the reader does not. Draw diagrams and maps as vector files, which shrink the same way. Leave out what decorates: a background film is a tax on people who pay by the megabyte.",
      ],
    },
    {
      heading: "Assume the script never arrives",
      paragraphs: [
        "Links should be links and forms should be forms. Then a menu, a filter or an order works while the script is still on its way, or has been lost. Script may improve all of these afterwards. Written the other way round, a page is a picture of a website until the last file has loaded.",
      ],
    },
    {
      heading: "Let nobody type twice",
      paragraphs: [
        "The cruellest moment is a lost connection after a long message. Whatever fails, leave the text in the field, where it can be sent again or at least copied. Where a form takes an evening to fill in, keep a draft on the device, and say that you do.",
        "Give each submission a key made on the device, so that pressing the button again cannot create a second order. Allow a full minute before giving up; a time limit of five seconds, chosen in an office with fibre, turns a slow success into a failure. If files are attached, state the limit before the upload starts, check the size on the phone, and send large ones in parts that can be resumed.",
        "And tell the truth: saved on this phone is not the same as sent.",
      ],
    },
    {
      heading: "Test on the real thing",
      paragraphs: [
        "Developer tools can imitate delay and narrow pipes, and every change should pass through them: set 40 kilobits a second and 800 milliseconds, then add packet loss at the system level, because most browsers' presets do not include it. Read the page with script switched off. Pull the plug halfway.",
        "None of this imitates a hand in the rain. Keep a few old phones with prepaid cards in a drawer. Whoever designs a page should open it on one of them, outdoors, with brightness up and the sun behind. Most arguments about design end there.",
      ],
    },
  ],
  related: [
    { label: "PacificSkillshare: lessons that travel by boat", href: "/portfolio/pacificskillshare-project" },
    { label: "Our web development service", href: "/services/web-development" },
  ],
};
