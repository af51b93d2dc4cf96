import type { TextPage } from "../schema.ts";

export const privacy: TextPage = {
  slug: "privacy",
  head: {
    title: "Privacy: what we keep and for how long",
    description:
      "What our forms collect, where it is stored, when it is deleted, and how to have it erased sooner.",
  },
  heading: "Privacy",
  lead: "We collect what you type into a form and send, and nothing else. This page says where that goes and when it disappears.",
  updated: "2026-11-21",
  sections: [
    {
      heading: "Who is responsible",
      paragraphs: [
        "Tidemark Pacific, Mendana Avenue, Honiara, Solomon Islands, decides how the data described here is used. Write to the address on our contact page about anything on this one.",
      ],
    },
    {
      heading: "What you send us",
      paragraphs: [
        "Each form keeps the fields you fill in, the time, and the country that our host derives from your connection.",
      ],
      list: [
        "Contact messages: name, e-mail address, message and type of enquiry; company and telephone if you give them.",
        "Applications: name, e-mail address and the CV file.",
        "Newsletter: your e-mail address.",
      ],
    },
    {
      heading: "Where it is kept",
      paragraphs: [
        "Submissions are stored in Cloudflare Workers KV, a key-value store on Cloudflare's network. If forwarding is switched on, a copy goes to our mailbox or customer system; otherwise staff read the store itself.",
        "Your IP address is used in memory, to limit how many messages arrive per minute from one connection. It is not written down.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        "Stored submissions delete themselves after 24 months. What is spam beyond doubt is set apart and deleted after 30 days, with its file.",
      ],
    },
    {
      heading: "Why we may",
      paragraphs: [
        "Messages and applications are handled because you ask us to; the newsletter is sent because you consented, and each issue says how to leave.",
      ],
    },
    {
      heading: "On your own device",
      paragraphs: [
        "The chat assistant runs in your browser and sends nothing to us. The conversation is kept by that browser for the life of the tab, on your device alone. No cookie is set.",
        "A contact message you have begun is kept by your browser for seven days or until it is sent, and one written without a connection waits there until it can go out. Pages you open are copied to your device so that you can read them again offline. On a shared computer, use the buttons beside the form to clear what you wrote, or clear the browser's site data.",
      ],
    },
    {
      heading: "Other companies",
      paragraphs: [
        "There is no analytics, no advertising and no fingerprinting on this site. Typefaces, icons and flags are our own files. The presentation page shows slides from their provider, and the contact page loads an interactive map only after you ask for it; these providers then see your IP address as any website would. Links to clients open in a new tab without telling them where you came from.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "Ask for a copy, a correction or erasure by e-mail. The reference shown after sending helps us to find the entry; without it, the address you used will do. Erasure removes the message, its file and every trace of its forwarding from our store.",
      ],
    },
  ],
};
