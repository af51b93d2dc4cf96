/** What has to agree between files: links lead to pages, names to records, and an address belongs to one page. */
import { existsSync } from "node:fs";
import appRoutes from "../../app/routes.ts";
import type { Document, Report } from "./documents.ts";
import { didYouMean } from "./issue.ts";
import { fieldsOf } from "./source.ts";

/** Addresses of pages without a record; those of `content/legal` have one. Sections, such as /about/faq, are added below. */
const fixedPaths = appRoutes
  .filter(({ file }) => !/(?:legal|colophon)\.tsx$/.test(file))
  .map(({ path = "" }) => `/${path.replace(/\/:\w+\?$/, "")}`)
  .filter((path) => !/[:*.]/.test(path));

/** Reports each reference that leads nowhere, each service without a card, and whatever is there twice. */
export function checkReferences(documents: readonly Document[], report: Report): void {
  const inFolder = (folder: string) => documents.filter(({ kind }) => kind.folder === folder);
  const slugsIn = (folder: string) => inFolder(folder).map(({ slug }) => slug);

  const fields = documents.flatMap((document) =>
    fieldsOf(document.data).map((field) => ({ document, ...field })),
  );
  const valuesOf = (names: string) =>
    fields.flatMap((field) => (field.names === names ? String(field.value) : []));

  /** The file of each record by its address and aliases, and of each section of about and contact. */
  const owners = new Map<string, string>();
  const isPage = (href: string) => {
    const path = (href.split(/[?#]/)[0] ?? "").replace(/(?<=.)\/$/, "");
    if (/\.\w+$/.test(path)) return existsSync(`public${path}`);
    return fixedPaths.includes(path) || owners.has(path);
  };
  for (const section of valuesOf("aboutVariants.section"))
    owners.set(`/about/${section}`, "content/pages/about.yaml");
  for (const type of valuesOf("contactTypes.type"))
    owners.set(`/contact/${type}`, "content/pages/contact.yaml");
  const pages = documents.filter(({ kind }) => kind.base !== undefined);
  for (const { kind, slug, file } of pages) owners.set(`${kind.base}/${slug}`, file);
  for (const page of pages) {
    const isShown = page.kind.base !== "" || appRoutes.some(({ path }) => path === page.slug);
    const unshown = "no page shows this text. Add it to another file, or a route to app/routes.ts.";
    report(page, [], !isShown && unshown);
    for (const name of (page.data["aliases"] ?? []) as string[]) {
      const alias = `${page.kind.base}/${name}`;
      const owner = owners.get(alias);
      report(page, ["aliases"], owner && `${alias} leads to ${owner} too. Remove it from one of the two.`);
      owners.set(alias, owner ?? page.file);
    }
  }

  const clients = valuesOf("client");
  const said = inFolder("testimonials").map(({ data }) => String(data["name"]));
  // Without testimonials the page leaves the quote out.
  const voices = said.length > 0 ? said : valuesOf("clientsVoice");
  const named: [from: string, field: string, known: readonly string[], place: string][] = [
    ["articles", "author", slugsIn("team"), "the name of a file in content/team"],
    ["projects", "next", slugsIn("projects"), "the name of a file in content/projects"],
    ["testimonials", "company", clients, 'the "client" of a project or case study'],
    ["pages/clients", "clientsVoice", voices, 'the "name" of somebody in content/testimonials'],
    ["featured-projects", "name", clients, 'the "client" of a project or case study'],
    ["case-studies", "category", valuesOf("caseStudyFilters"), "in content/filters.yaml"],
    ["advisor", ".*quickActions.action.topic", valuesOf("advisorTopics.topic"), "a topic of the advisor"],
  ];
  for (const [from, field, known, place] of named)
    for (const { document, path, names, value } of fields) {
      const name = String(value);
      const isNamed = document.file.startsWith(`content/${from}`) && new RegExp(`^${field}$`).test(names);
      if (!isNamed || known.includes(name)) continue;
      const remedy = didYouMean(name, known, `Write one of: ${[...new Set(known)].join(", ")}.`);
      report(document, path, `"${name}" is not ${place}. ${remedy}`);
    }

  for (const project of inFolder("projects")) {
    const isItself = project.data["next"] === project.slug;
    report(project, ["next"], isItself && "next: is this project itself. Write another, or delete the line.");
  }

  const cards = new Set(inFolder("service-cards").map(({ data }) => data["href"]));
  for (const service of inFolder("services")) {
    const address = `/services/${service.slug}`;
    const what = `no card leads to this service. Write "href: ${address}" in a new file of content/service-cards, or "card: none" here.`;
    report(service, [], service.data["card"] !== "none" && !cards.has(address) && what);
  }

  /** The first file with each title and description of a page, and each place in the order of a folder. */
  const taken = new Map<string, string>();
  for (const { document, path, name, around, value } of fields) {
    const isLink = name === "href" || name === "link" || around === "services" || around === "redirects";
    const href = String(value);
    if (isLink && href.startsWith("/") && !isPage(href)) {
      const known = [...owners.keys(), ...fixedPaths];
      const remedy = didYouMean(href, known, "Write its new address, or remove the link.");
      report(document, path, `no page has the address ${href}. ${remedy}`);
    }
    if (around === "redirects")
      report(document, path, isPage(name) && `${name} is a page. Remove the line, or rename the page.`);
    const isPlace = path.length === 1 && (name === "order" || name === "tour");
    if (!isPlace && !/head$/i.test(around)) continue;
    const key = [isPlace && document.kind.folder, name, value].join(" ");
    const other = taken.get(key);
    report(document, path, other && `${name}: is the same as in ${other}. Write another in one of the two.`);
    taken.set(key, other ?? document.file);
  }
  for (const article of inFolder("articles")) {
    const { published = "", updated = published } = article.data as Record<string, string>;
    const early = `updated: is before the publication. Write ${published} or a later day.`;
    report(article, ["updated"], updated < published && early);
  }
}
