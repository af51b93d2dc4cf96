export const errorPage = {
  heading: "This page ran aground",
  text: "Something broke on our side while the page was being made. It has been noted. Loading it again often helps; the rest of the site is afloat.",
  links: [
    { label: "Home", href: "/" },
    { label: "Write to us", href: "/contact" },
  ],
};
