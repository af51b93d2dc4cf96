/** Menus of the header and the footer. Pages of a kind are listed in the order their listing shows them. */
import type { MenuItem } from "./schema.ts";

const serviceLinks = [
  { title: "Web Development", href: "/services/web-development" },
  { title: "Data & Analytics", href: "/services/data-analytics" },
  { title: "SEO & SEM", href: "/services/seo-sem" },
  { title: "Digital Marketing Strategy", href: "/services/digital-marketing" },
  { title: "Content Creation", href: "/services/content" },
  { title: "Branding", href: "/services/branding" },
  { title: "Social Media Management", href: "/services/social-media" },
  { title: "Account Based Management", href: "/services/account-based-management" },
  { title: "Project Management", href: "/services/project-management" },
  { title: "Digital Transformation", href: "/services/digital-transformation" },
  { title: "Training & Workshops", href: "/services/training" },
];

export const mainMenu: readonly MenuItem[] = [
  { title: "Home", href: "/" },
  { title: "Services", href: "/services", items: serviceLinks },
  {
    title: "Portfolio",
    href: "/portfolio",
    items: [
      { title: "All Projects", href: "/portfolio?filter=all" },
      { title: "Website Builds", href: "/portfolio?filter=web" },
      { title: "Dashboards", href: "/portfolio?filter=dashboard" },
      { title: "Digital Campaigns", href: "/portfolio?filter=campaign" },
    ],
  },
  {
    title: "Case Studies",
    href: "/case-studies",
    items: [
      { title: "Kleenex", href: "/case-studies/kimberly-clark-kleenex" },
      { title: "TFP Fertility Group", href: "/case-studies/tfp-fertility-group" },
      { title: "Batumi.Immo", href: "/case-studies/batumi-immo" },
      { title: "Island Harvests", href: "/case-studies/island-harvests" },
      { title: "PacificSkillshare", href: "/case-studies/pacificskillshare" },
      { title: "Thermo Fisher", href: "/case-studies/thermo-fisher" },
      { title: "Samsung", href: "/case-studies/samsung" },
    ],
  },
  {
    title: "Clients",
    href: "/clients",
    items: [
      { title: "Testimonials", href: "/clients#testimonials" },
      { title: "Partners", href: "/clients#partners" },
      { title: "Featured Projects", href: "/clients#featured-projects" },
      { title: "Global Reach", href: "/clients#global-reach" },
    ],
  },
  {
    title: "About",
    href: "/about",
    items: [
      { title: "Our Mission", href: "/about/mission" },
      { title: "Our Team", href: "/about/team" },
      { title: "Our Story", href: "/about/story" },
      { title: "Careers", href: "/about/careers" },
      { title: "FAQ", href: "/about/faq" },
    ],
  },
  {
    title: "Contact",
    href: "/contact",
    items: [
      { title: "General Enquiry", href: "/contact/general" },
      { title: "Request a Quote", href: "/contact/quote" },
      { title: "Free Consultation", href: "/contact/consultation" },
      { title: "Send Your CV", href: "/contact/careers" },
    ],
  },
];

export const footerMenus: readonly MenuItem[] = [
  { title: "Services", href: "/services", items: serviceLinks },
  {
    title: "Company",
    href: "/about",
    items: [
      { title: "About Us", href: "/about" },
      { title: "Our Team", href: "/about/team" },
      { title: "Portfolio", href: "/portfolio" },
      { title: "Case Studies", href: "/case-studies" },
      { title: "Clients", href: "/clients" },
      { title: "Blog", href: "/blog" },
      { title: "Company Presentation", href: "/presentation" },
      { title: "Contact", href: "/contact" },
    ],
  },
];

export const legalLinks = [
  { title: "Privacy", href: "/privacy" },
  { title: "Terms", href: "/terms" },
  { title: "Cookies", href: "/cookies" },
];
