/**
 * What pages say about themselves in schema.org's vocabulary (types from `schema-dts`); each says only what the page
 * shows. Required and recommended fields are Google's (developers.google.com/search/docs/appearance).
 */
import type { LocalBusiness, Organization, Person, Thing } from "schema-dts";
import { agency, lang } from "#content/generated/agency.ts";
import { lineHours, openingSpecification } from "#content/generated/opening-hours.ts";
import { foundingYear, legalName, position } from "#content/generated/position.server.ts";
import { regions } from "#content/generated/regions.ts";
import { team } from "#content/generated/team.ts";
import type { Article, CaseStudy, Head, Project, Question, Service, TeamMember } from "#content/schema.ts";

const areaServed = regions.map(({ title }) => title);

/** The agency as author, provider or publisher: in full, since machines read one page at a time. */
function agencyIn(siteUrl: string) {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#agency`,
    name: agency.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
  } as const satisfies Organization;
}

/** The agency itself, with its office, opening hours and phone lines. @param image of the page */
export function agencyData(siteUrl: string, image: string): LocalBusiness {
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
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function hoursData(hours: typeof openingSpecification) {
  return hours.map((open) => ({
    "@type": "OpeningHoursSpecification" as const,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- days are named in content/schema/agency.ts
    ...(open as { dayOfWeek: Weekday[]; opens: string; closes: string }),
  }));
}

/** The site itself, described on the home page. */
export function siteData(siteUrl: string): Thing {
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
export function teamData(siteUrl: string): Thing[] {
  return team.map((member) => ({
    ...personData(siteUrl, member),
    description: member.bio,
    knowsAbout: member.skills,
    worksFor: { "@id": `${siteUrl}/#agency` },
  }));
}

function personData(siteUrl: string, { name, position: jobTitle }: TeamMember) {
  return { "@type": "Person", name, jobTitle, url: `${siteUrl}/about/team` } as const satisfies Person;
}

type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export function serviceData(siteUrl: string, service: Service): Thing {
  return {
    "@type": "Service",
    name: service.name,
    description: service.head.description,
    url: `${siteUrl}/services/${service.slug}`,
    provider: agencyIn(siteUrl),
    areaServed,
  };
}

export function projectData(siteUrl: string, project: Project, image: string): Thing {
  const maker = agencyIn(siteUrl);
  return {
    "@type": "CreativeWork",
    name: `${project.client}: ${project.title}`,
    description: project.head.description,
    url: `${siteUrl}/portfolio/${project.slug}`,
    image,
    keywords: project.tags.join(", "),
    creator: maker,
    publisher: maker,
  };
}

/** An article of the blog. Its author is somebody on the team or, for the whole team, the agency. */
export function articleData(siteUrl: string, article: Article, image: string): Thing {
  const publisher = agencyIn(siteUrl);
  const member = team.find(({ name }) => name === article.author);
  const person = member && personData(siteUrl, member);
  return {
    "@type": "BlogPosting",
    headline: article.heading,
    description: article.summary,
    url: `${siteUrl}/blog/${article.slug}`,
    image,
    datePublished: article.published,
    ...(article.updated === article.published ? {} : { dateModified: article.updated }),
    author: person ?? publisher,
    publisher,
  };
}

/** A case study: an article about its client. */
export function caseStudyData(siteUrl: string, study: CaseStudy, image: string): Thing {
  const publisher = agencyIn(siteUrl);
  return {
    "@type": "Article",
    headline: study.title,
    description: study.head.description,
    url: `${siteUrl}/case-studies/${study.slug}`,
    image,
    about: { "@type": "Organization", name: study.client },
    author: publisher,
    publisher,
  };
}

/** Slides to be shown or read. */
export function slidesData(siteUrl: string, path: string, head: Head, image: string): Thing {
  return {
    "@type": "PresentationDigitalDocument",
    name: head.title,
    description: head.description,
    url: siteUrl + path,
    image,
    author: agencyIn(siteUrl),
    publisher: agencyIn(siteUrl),
  };
}

/** The pages that a listing links to, in order; each describes itself. */
export function listData(siteUrl: string, base: string, records: readonly { slug: string }[]): Thing {
  return {
    "@type": "ItemList",
    itemListElement: records.map(({ slug }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${siteUrl}${base}/${slug}`,
    })),
  };
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

/** Breadcrumbs from the home page to `name` at `path`; at most one parent. */
export function breadcrumbData(
  siteUrl: string,
  path: string,
  name: string,
  parents: Readonly<Record<string, string>>,
): Thing[] {
  if (path === "/") return [];
  const parent = path.slice(0, path.lastIndexOf("/"));
  const steps = [
    { name: parents["/"] ?? agency.name, path: "/" },
    ...(parents[parent] ? [{ name: parents[parent], path: parent }] : []),
    { name, path },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: siteUrl + step.path,
      })),
    },
  ];
}
