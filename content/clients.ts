import type { ClientLogo, Country, FeaturedProject, Figure, Head, Partner, Region } from "./schema.ts";

export const clientsHead: Head = {
  title: "Clients: who we work with and where",
  description:
    "The companies, tools and countries behind our work: client voices, partners, featured projects and global reach.",
};

export const clientsHeading = "In good company, on several coasts";

export const clientsLead =
  "From a growers' co-operative to a manufacturer in every supermarket: these are the people who trusted us with their work, and what they say of it.";

export const clientsCopy = {
  flags: {
    heading: "Twenty flags",
    lead: "Each stands for a country where something we made is in use, five of them Pacific island nations.",
  },
  testimonials: {
    heading: "In their words",
    lead: "Collected after delivery, when the excitement was over and the work had to hold.",
  },
  partners: {
    heading: "Tools we know by heart",
    lead: "We resell none of them. They are here because our projects depend on them every week.",
  },
  featured: {
    heading: "Six to start with",
    lead: "Three case studies to read at leisure and three projects to look at.",
  },
  reach: {
    heading: "Where the swell carries",
    lead: "Four regions, one team, and a working day that begins before most of the world is awake.",
  },
};

/** Five headline figures (R-CLI-02). */
export const clientFigures: readonly Figure[] = [
  { value: "29", label: "Happy Clients" },
  { value: "47", label: "Projects Completed" },
  { value: "5", label: "Pacific Islands Served" },
  { value: "4", label: "Continents" },
  { value: "20", label: "Countries We've Worked In" },
];

/** Twenty countries on four continents, five Pacific island nations first. Flags are files named by code. */
export const countries: readonly Country[] = [
  { name: "Solomon Islands", code: "sb" },
  { name: "Fiji", code: "fj" },
  { name: "Vanuatu", code: "vu" },
  { name: "Samoa", code: "ws" },
  { name: "Papua New Guinea", code: "pg" },
  { name: "Australia", code: "au" },
  { name: "New Zealand", code: "nz" },
  { name: "United Kingdom", code: "gb" },
  { name: "Poland", code: "pl" },
  { name: "Netherlands", code: "nl" },
  { name: "Denmark", code: "dk" },
  { name: "Austria", code: "at" },
  { name: "Belgium", code: "be" },
  { name: "Germany", code: "de" },
  { name: "France", code: "fr" },
  { name: "Georgia", code: "ge" },
  { name: "Singapore", code: "sg" },
  { name: "United Arab Emirates", code: "ae" },
  { name: "United States", code: "us" },
  { name: "Canada", code: "ca" },
];

export const partners: readonly Partner[] = [
  {
    name: "Google Analytics",
    description: "Measurement for most of our sites, set up with consent and few events.",
    badge: "Analytics",
    mark: "googleanalytics",
  },
  {
    name: "Google Ads",
    description: "Paid search and shopping, in accounts that belong to the client.",
    badge: "Paid search",
    mark: "googleads",
  },
  {
    name: "Google Search Console",
    description: "Where we look first when a page is not being found.",
    badge: "SEO",
    mark: "googlesearchconsole",
  },
  {
    name: "Semrush",
    description: "Keyword research and rank tracking for groups with many sites.",
    badge: "SEO",
    mark: "semrush",
  },
  {
    name: "HubSpot",
    description: "CRM and mailings for account based programmes of every size.",
    badge: "CRM",
    mark: "hubspot",
  },
  {
    name: "Salesforce",
    description: "Customer records and journeys of our larger, older clients.",
    badge: "CRM",
    mark: "salesforce",
  },
  {
    name: "Shopify",
    description: "Shops for exporters and makers who prefer trading to patching.",
    badge: "Commerce",
    mark: "shopify",
  },
  {
    name: "WordPress",
    description: "Listings, awards and news where editors already know their way.",
    badge: "CMS",
    mark: "wordpress",
  },
  {
    name: "Umbraco",
    description: "The content system under five national clinic websites.",
    badge: "CMS",
    mark: "umbraco",
  },
  {
    name: "Figma",
    description: "Design, prototypes and shared libraries, open to clients at any time.",
    badge: "Design",
    mark: "figma",
  },
  {
    name: "Looker Studio",
    description: "Light dashboards that can be shared with a link and printed.",
    badge: "Dashboards",
    mark: "looker",
  },
  {
    name: "Cloudflare",
    description: "Hosting at the edge, so that a page starts near its reader.",
    badge: "Hosting",
    mark: "cloudflare",
  },
];

export const featuredProjects: readonly FeaturedProject[] = [
  {
    name: "Island Harvests",
    type: "Case Study",
    category: "Agriculture & Export",
    location: "Three Pacific regions",
    description:
      "Growers, graders and overseas buyers meet on one platform, where a lot keeps its origin, its papers and the name of its family until it ships.",
    link: "/case-studies/island-harvests",
  },
  {
    name: "TFP Fertility Group",
    type: "Case Study",
    category: "Healthcare & Enterprise",
    location: "UK and Europe",
    description:
      "Clinic websites in five countries share a content system at last, with room for each nation's law and an appointment form people can trust.",
    link: "/case-studies/tfp-fertility-group",
  },
  {
    name: "Kimberly-Clark Kleenex",
    type: "Case Study",
    category: "Global Consumer Brands",
    location: "International",
    description:
      "The weekly review of a famous tissue brand runs from a single hub, and the definitions behind it belong to the people who use them.",
    link: "/case-studies/kimberly-clark-kleenex",
  },
  {
    name: "Bene Natural Products",
    type: "Project",
    category: "Branding and launch",
    location: "United Kingdom",
    description:
      "Labels, shop and first campaign of a supplement brand that would rather cite a source than raise its voice among British competitors.",
    link: "/portfolio/bene-project",
  },
  {
    name: "Peloton",
    type: "Project",
    category: "B2B analytics",
    location: "International",
    description:
      "Hotels, employers and campuses become visible in the data of a brand whose home riders outnumber them by far, without collecting more.",
    link: "/portfolio/peloton-project",
  },
  {
    name: "International Mobile Gaming Awards",
    type: "Project",
    category: "Awards platform",
    location: "Three continents",
    description:
      "An entry desk, a jury room and a stage in one website, ready for more than 500 hopeful uploads and one immovable evening.",
    link: "/portfolio/imga-project",
  },
];

export const regions: readonly Region[] = [
  {
    title: "Pacific Islands",
    text: "Home. We build for the connections, languages and seasons we live with, and travel to clients by road, plane and outboard motor.",
    places: [
      { name: "Honiara", longitude: 159.95, latitude: -9.43 },
      { name: "Suva", longitude: 178.44, latitude: -18.14 },
      { name: "Port Vila", longitude: 168.32, latitude: -17.73 },
      { name: "Apia", longitude: -171.77, latitude: -13.83 },
      { name: "Port Moresby", longitude: 147.18, latitude: -9.44 },
    ],
  },
  {
    title: "Australia & New Zealand",
    text: "Neighbours across a short flight and a small time difference: importers, agencies and public bodies that work with the islands.",
    places: [
      { name: "Brisbane", longitude: 153.03, latitude: -27.47 },
      { name: "Sydney", longitude: 151.21, latitude: -33.87 },
      { name: "Melbourne", longitude: 144.96, latitude: -37.81 },
      { name: "Auckland", longitude: 174.76, latitude: -36.85 },
    ],
  },
  {
    title: "International",
    text: "North American and Asian teams hand us work as they close and find it done in the morning, a benefit of standing beside the date line.",
    places: [
      { name: "Singapore", longitude: 103.82, latitude: 1.35 },
      { name: "New York", longitude: -74.01, latitude: 40.71 },
      { name: "Toronto", longitude: -79.38, latitude: 43.65 },
    ],
  },
  {
    title: "EMEA",
    text: "A second telephone line in London answers for clinics, manufacturers and brands from Copenhagen to Batumi and down to the Gulf.",
    places: [
      { name: "London", longitude: -0.13, latitude: 51.51 },
      { name: "Warsaw", longitude: 21.01, latitude: 52.23 },
      { name: "Vienna", longitude: 16.37, latitude: 48.21 },
      { name: "Batumi", longitude: 41.64, latitude: 41.64 },
      { name: "Dubai", longitude: 55.27, latitude: 25.2 },
    ],
  },
];

export const clientLogos: readonly ClientLogo[] = [
  { name: "Island Harvests", image: { name: "logos/island-harvests", alt: "Island Harvests logo" } },
  { name: "Pacific Skillshare", image: { name: "logos/pacificskillshare", alt: "Pacific Skillshare logo" } },
];
