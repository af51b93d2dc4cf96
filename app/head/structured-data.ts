import { agency } from "#content/generated/agency.ts";
import { openingSpecification } from "#content/generated/opening-hours.ts";
import { regions } from "#content/generated/regions.ts";
import type { Article, Project, Question, Service } from "#content/schema.ts";

/** The schema.org types pages describe themselves with; each says only what the page shows. */
export type StructuredData =
  | {
      "@type": "ProfessionalService";
      "@id": string;
      name: string;
      slogan: string;
      url: string;
      email: string;
      telephone: string;
      image: string;
      address: {
        "@type": "PostalAddress";
        streetAddress: string;
        addressLocality: string;
        addressCountry: string;
      };
      areaServed: string[];
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification";
        dayOfWeek: string[];
        opens: string;
        closes: string;
      }[];
    }
  | {
      "@type": "BreadcrumbList";
      itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
    }
  | { "@type": "Service"; name: string; description: string; provider: { "@id": string } }
  | { "@type": "CreativeWork"; name: string; abstract: string; keywords: string; creator: { "@id": string } }
  | {
      "@type": "Article";
      headline: string;
      description: string;
      datePublished: string;
      dateModified: string;
      author: { "@id": string };
      image: string;
    }
  | {
      "@type": "FAQPage";
      mainEntity: {
        "@type": "Question";
        name: string;
        acceptedAnswer: { "@type": "Answer"; text: string };
      }[];
    };

const agencyId = (siteUrl: string) => `${siteUrl}/#agency`;

/** The agency itself, with its office and opening hours. */
export function agencyData(siteUrl: string): StructuredData {
  return {
    "@type": "ProfessionalService",
    "@id": agencyId(siteUrl),
    name: agency.name,
    slogan: agency.tagline,
    url: siteUrl,
    email: agency.email,
    telephone: agency.phoneHoniara,
    image: `${siteUrl}/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: agency.address.street,
      addressLocality: agency.address.city,
      addressCountry: agency.address.countryCode,
    },
    areaServed: regions.map(({ title }) => title),
    openingHoursSpecification: openingSpecification.map((hours) => ({
      "@type": "OpeningHoursSpecification",
      ...hours,
    })),
  };
}

export function serviceData(siteUrl: string, service: Service): StructuredData {
  return {
    "@type": "Service",
    name: service.name,
    description: service.head.description,
    provider: { "@id": agencyId(siteUrl) },
  };
}

export function projectData(siteUrl: string, project: Project): StructuredData {
  return {
    "@type": "CreativeWork",
    name: `${project.client}: ${project.title}`,
    abstract: project.head.description,
    keywords: project.tags.join(", "),
    creator: { "@id": agencyId(siteUrl) },
  };
}

/** An article of the blog or a case study. */
export function articleData(
  siteUrl: string,
  article: Pick<Article, "heading" | "summary" | "published" | "updated">,
  image: string,
): StructuredData {
  return {
    "@type": "Article",
    headline: article.heading,
    description: article.summary,
    datePublished: article.published,
    dateModified: article.updated,
    author: { "@id": agencyId(siteUrl) },
    image,
  };
}

export function questionsData(questions: readonly Question[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The way from the home page to the page called `title` at `path`; one list parent at most. */
export function breadcrumbData(
  siteUrl: string,
  path: string,
  title: string,
  parents: Readonly<Record<string, string>>,
): StructuredData[] {
  if (path === "/") return [];
  const parent = path.slice(0, path.lastIndexOf("/"));
  const steps = [
    { name: "Home", path: "/" },
    ...(parents[parent] ? [{ name: parents[parent], path: parent }] : []),
    { name: title, path },
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
