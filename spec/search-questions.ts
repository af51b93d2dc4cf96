import { team } from "../content/generated/team.ts";
import { testimonials } from "../content/generated/testimonials.ts";

/**
 * What visitors of this agency's site type into the search field, each with the page that should come first. Written
 * before the search was, from who comes: buyers in the islands, in Australia and New Zealand, in EMEA, people who look
 * for work, staff of NGOs. Some with slips of the finger, some with a name's ʻokina or macron left out.
 */
export const searchQuestions: readonly (readonly [question: string, page: string])[] = [
  // Businesses in the islands.
  ["website that works on slow internet", "/services/web-development"],
  ["online shop", "/services/web-development"],
  ["Savaii", "/services/web-development"],
  ["Tāmaki Makaurau", "/services/web-development"],
  ["facebook page for our business", "/services/social-media"],
  ["crisis plan for cyclones", "/services/social-media"],
  ["how much does a website cost", "/contact/quote"],
  ["logo", "/services/branding"],
  ["packaging and labels for export", "/services/branding"],
  ["what papers do I need to export cocoa", "/blog/before-your-first-export-order"],
  ["incoterms", "/blog/before-your-first-export-order"],
  ["opening hours", "/contact"],
  ["Where is your office?", "/contact"],
  ["phone number", "/contact"],
  ["workshop in pijin for our staff", "/services/training"],
  ["film and photos of our farmers", "/services/content"],

  // Australia and New Zealand.
  ["what time zone are you in", "/about/faq"],
  ["how long does a project take", "/about/faq"],
  ["do you work outside the Pacific", "/about/faq"],
  ["support after launch", "/about/faq"],
  ["free consultaton", "/contact/consultation"],
  ["book a video call", "/contact/consultation"],
  ["request a quote", "/contact/quote"],
  ["how to write a brief", "/blog/a-brief-we-can-price"],
  ["get found on google", "/services/seo-sem"],
  ["serch engine optimisation", "/services/seo-sem"],
  ["marketing stratagy", "/services/digital-marketing"],
  ["whangarei", "/services/content"],
  ["testimonials", "/clients"],
  [team[0]!.name, "/about/team"],
  ["who is your tecnical director", "/about/team"],

  // EMEA and further.
  ["Kleenex", "/case-studies/kimberly-clark-kleenex"],
  ["thermo fischer", "/case-studies/thermo-fisher"],
  ["samsung customer journeys", "/case-studies/samsung"],
  ["fertility clinics cms migration", "/case-studies/tfp-fertility-group"],
  ["Precor", "/portfolio/precor-project"],
  ["account based marketing", "/services/account-based-management"],
  ["project manager for several countries", "/services/project-management"],
  ["dashbords for our management", "/services/data-analytics"],
  ["GDPR", "/privacy"],
  ["delete my data", "/privacy"],
  ["which countries have you worked in", "/clients"],
  [testimonials.at(-1)!.name, "/clients"],

  // People who look for work.
  ["jobs", "/about/careers"],
  ["are you hiring developers", "/about/careers"],
  ["send my cv", "/contact/careers"],

  // NGOs and public bodies.
  ["e-learning for remote islands", "/case-studies/pacificskillshare"],
  ["replace our paper forms", "/services/digital-transformation"],
  ["Nuku'alofa spelling", "/services/content"],
  ["accessibility WCAG", "/accessibility"],
];

/**
 * What clients type who have a budget and five minutes, most of them single words; each with the page that should
 * come first. Written before the pages that answer them, and before any rule of ranking was touched.
 */
export const clientQuestions: readonly (readonly [question: string, page: string])[] = [
  // What it costs.
  ["price", "/contact/quote"],
  ["cost", "/contact/quote"],
  ["quote", "/contact/quote"],
  ["what a website costs", "/contact/quote"],
  ["how much is an online shop", "/contact/quote"],
  ["payment terms", "/contact/quote"],
  ["do you charge GST", "/contact/quote"],
  ["hourly rate", "/contact/quote"],
  ["smallest job", "/contact/quote"],
  ["can I pay in New Zealand dollars", "/contact/quote"],

  // Who would do it, and what else a buyer has to know.
  ["maintenance", "/about/faq"],
  ["support", "/about/faq"],
  ["hosting", "/about/faq"],
  ["security updates", "/about/faq"],
  ["insurance", "/about/faq"],
  ["can we call a reference", "/about/faq"],
  ["company registration number", "/about/faq"],
  ["legal name", "/about/faq"],
  ["how many people work there", "/about/team"],
  ["team size", "/about/team"],
  ["vacancies", "/about/careers"],
  ["job", "/about/careers"],
  ["internship", "/about/careers"],

  // Where.
  ["Fiji", "/clients"],
  ["New Zealand", "/clients"],
  ["Australia", "/clients"],
  ["Vanuatu", "/clients"],
  ["Papua New Guinea", "/clients"],
  ["do you work in Australia", "/about/faq"],
  ["London phone hours", "/contact"],
  ["whatsapp", "/contact"],
  ["free call", "/contact/consultation"],
  ["meeting", "/contact/consultation"],

  // What.
  ["website", "/services/web-development"],
  ["online store", "/services/web-development"],
  ["booking", "/services/web-development"],
  ["booking system for our resort", "/services/web-development"],
  ["app", "/services/web-development"],
  ["mobile app", "/services/web-development"],
  ["SEO", "/services/seo-sem"],
  ["google ads", "/services/seo-sem"],
  ["facebook ads", "/services/social-media"],
  ["dashboard", "/services/data-analytics"],
  ["branding", "/services/branding"],
  ["video", "/services/content"],
  ["copywriting", "/services/content"],
  ["marketing plan", "/services/digital-marketing"],
  ["staff training", "/services/training"],

  // Rules.
  ["accessibility", "/accessibility"],
  ["cookies", "/cookies"],
];
