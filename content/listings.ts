/** Copy of the listing pages; what they list is in its own files. */
export const servicesListing = {
  head: {
    title: "Services of a full digital crew",
    description:
      "Web development, data, search, strategy, content, branding, training and more, from one agency in Honiara.",
  },
  heading: "Nine ways to be useful",
  lead: "Take one, or hand us the whole voyage. Every service is done by people in the house, who talk to each other across the desk.",
  socialMedia: {
    text: "Facebook groups, LinkedIn pages and everything between are looked after as well:",
    link: { label: "Social Media Management", href: "/services/social-media" },
  },
};

export const portfolioListing = {
  head: {
    title: "Portfolio: thirteen projects",
    description: "Website builds, dashboards and digital campaigns, each shown as the product we delivered.",
  },
  heading: "Thirteen things we made",
  lead: "Clinics, cocoa, telephone numbers and tissue boxes. Choose a kind of work, or wander through all of it; every picture shows the real subject.",
};

export const caseStudiesListing = {
  head: {
    title: "Case studies: how it was done",
    description:
      "Seven projects told in full: the problem, what was hard, what was decided and what came of it.",
  },
  heading: "How it was done, and what was hard",
  lead: "Seven projects told from the first doubt to the handover, with the people, the months and the mistakes that taught us something.",
  empty:
    "There is no case study under Pacific Region Work yet: the projects that belong here are still under way. Island Harvests and PacificSkillshare, told under their own trades, show how we work at home.",
};

export const blogListing = {
  head: {
    title: "Blog: notes from the office",
    description:
      "Practical articles on slow links, exporting online, measuring across time zones and writing a good brief.",
  },
  heading: "Notes from the office",
  lead: "Written when we have learned something that may save you a week. Few, long enough, and without a subscription wall.",
};
