export const notFound = {
  heading: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
  help: "That question is for us. If you followed a link or typed an address, it may have moved; these pages are certainly here:",
  links: [
    { label: "Home", href: "/" },
    { label: "All services", href: "/services" },
    { label: "Our work", href: "/portfolio" },
    { label: "Tell us what you were looking for", href: "/contact" },
  ],
};

/**
 * Where the not-found page itself lies, which stands for all addresses there are not: one for each route that has to
 * be loaded in the browser to say so.
 */
export const notFoundPaths = [
  "/services/404",
  "/portfolio/404",
  "/case-studies/404",
  "/blog/404",
  "/404",
] as const;
