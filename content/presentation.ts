export const presentation = {
  head: {
    title: "Company presentation",
    description:
      "Our company presentation, to page through on screen, with a direct line to us by messaging app.",
  },
  heading: "The company presentation",
  frameTitle: "Company presentation slides",
  fallback:
    "The slides below come from our presentation provider. If they stay empty on your connection, use this link instead:",
};
