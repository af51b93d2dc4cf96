/**
 * What pages say about themselves in schema.org's vocabulary (types from `schema-dts`); each says only what the page
 * shows. Required and recommended fields are Google's (developers.google.com/search/docs/appearance).
 */
import type { Thing as AnyThing } from "schema-dts";
import { agency, lang } from "#content/generated/agency.ts";
import { lineHours, openingSpecification } from "#content/generated/opening-hours.ts";
import { foundingYear, legalName, position } from "#content/generated/position.ts";
import { regions } from "#content/generated/regions.ts";
import type { Article, Project, Question, TeamMember } from "#content/schema.ts";

type Thing = Exclude<AnyThing, string>;

/** The page that a thing is described on: absolute addresses of the page and its social image. */
export interface DescribedPage {
  siteUrl: string;
  url: string;
  description: string;
  image: string;
}

const areaServed = regions.map(({ title }) => title);

/** The agency as author, provider or publisher: in full, since machines read one page at a time. */
function agencyIn(siteUrl: string) {
  return {
    "@type": "Organization" as const,
    "@id": `${siteUrl}/#agency`,
    name: agency.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
  };
}

/** The agency itself, with its office, opening hours and phone lines. */
export function agencyData({ siteUrl, image }: DescribedPage): object {
  const hoursData = (hours: typeof openingSpecification) =>
    hours.map((open) => ({ "@type": "OpeningHoursSpecification", ...open }));
  const profiles = agency.social.map(({ href }) => href).filter((href) => href.startsWith("https://"));
  return {
    ...agencyIn(siteUrl),
    "@type": "LocalBusiness",
    legalName,
    foundingDate: String(foundingYear),
    slogan: agency.tagline,
    image,
    email: agency.email,
    telephone: agency.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: agency.address.street,
      addressLocality: agency.address.city,
      addressCountry: agency.address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", ...position },
    areaServed,
    openingHoursSpecification: hoursData(openingSpecification),
    // Each with its hours, in its own time zone.
    contactPoint: agency.phones.map(({ label, number }) => ({
      "@type": "ContactPoint",
      name: label,
      contactType: "customer service",
      telephone: number,
      email: agency.email,
      availableLanguage: lang,
      hoursAvailable: hoursData(
        lineHours.find((line) => line.label === label)?.specification ?? openingSpecification,
      ),
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site itself, described on the home page. */
export function siteData({ siteUrl }: Pick<DescribedPage, "siteUrl">): Thing {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: agency.name,
    url: siteUrl,
    inLanguage: lang,
    publisher: { "@id": `${siteUrl}/#agency` },
  };
}

/** The people who lead the work. */
export function teamData({ siteUrl }: DescribedPage, team: readonly TeamMember[]): Thing[] {
  return team.map((member) => ({
    ...personData(siteUrl, member),
    description: member.bio,
    knowsAbout: member.skills,
    worksFor: { "@id": `${siteUrl}/#agency` },
  }));
}

function personData(siteUrl: string, { name, position: jobTitle }: Pick<TeamMember, "name" | "position">) {
  return { "@type": "Person" as const, name, jobTitle, url: `${siteUrl}/about/team` };
}

export function serviceData({ siteUrl, url, description }: DescribedPage, name: string): Thing {
  return { "@type": "Service", name, description, url, provider: agencyIn(siteUrl), areaServed };
}

/** What every piece of work has that we published on a page. */
function published({ siteUrl, ...page }: DescribedPage) {
  return { ...page, author: agencyIn(siteUrl), publisher: agencyIn(siteUrl) };
}

export function projectData(page: DescribedPage, { client, title, tags }: Project): Thing {
  const name = `${client}: ${title}`;
  return { "@type": "CreativeWork", name, keywords: tags.join(", "), ...published(page) };
}

/** An article of the blog, signed by somebody of the team. */
export function articleData(page: DescribedPage, article: Article): Thing {
  return {
    "@type": "BlogPosting",
    ...published(page),
    headline: article.heading,
    description: article.summary,
    datePublished: article.published,
    ...(article.updated !== article.published && { dateModified: article.updated }),
    author: personData(page.siteUrl, article.author),
  };
}

/** A case study: an article about its client. */
export function caseStudyData(page: DescribedPage, study: { title: string; client: string }): Thing {
  const about = { "@type": "Organization" as const, name: study.client };
  return { "@type": "Article", headline: study.title, about, ...published(page) };
}

export function questionsData(questions: readonly Question[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The way to a page from the home page, itself included. */
export function breadcrumbData(crumbs: readonly { name: string; item: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
  };
}
