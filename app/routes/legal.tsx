import { legalPages } from "#content/generated/legal.server.ts";
import type { Route } from "./+types/legal";
import { deploymentContext } from "../context.ts";
import { pageMeta } from "../head/page-meta.ts";
import { foundOr404 } from "../not-found.ts";
import { PartLink } from "../ui/anchor.tsx";
import { DateText } from "../ui/date-text.tsx";
import { anchorOf, Prose } from "../drawings/prose.tsx";
import { Fragment } from "react";
import type { TextPage } from "#content/schema.ts";

/** Privacy, terms, cookies, accessibility and what buyers check before they sign: the path names the page. */
export function loader({ url, context }: Route.LoaderArgs) {
  const record = foundOr404(legalPages.find(({ slug }) => url.pathname === `/${slug}`));
  return { page: withDeploymentFacts(record, context.get(deploymentContext)()) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { page } }) =>
  pageMeta(matches, page.head, `/${page.slug}`, { name: page.heading });

export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
  const { sections, table } = page;
  // The table follows the section it names, or comes first.
  const place = sections.findIndex(({ heading }) => heading && heading === table?.after) + 1;
  const [before, rest] = [sections.slice(0, place), sections.slice(place)];
  return (
    <article className="wrap pt-14 lg:pt-24 pb-24">
      <h1 className="type-display-1">{page.heading}</h1>
      <p className="type-lead text-mute measure mt-6">{page.lead}</p>
      <p className="type-small text-mute mt-4 mb-14">
        {`Last changed on `}
        <DateText date={page.updated} />
      </p>
      <div className="grid gap-x-6 lg:grid-cols-12 items-start">
        <div className="lg:col-span-8">
          {page.summary && (
            <div className="mb-14">
              <Prose sections={[{ heading: "In four lines", blocks: [{ list: page.summary }] }]} />
            </div>
          )}
          {before.length > 0 && <Prose sections={before} />}
          {table && <DataTable table={table} />}
          <Prose sections={rest} />
        </div>
        <Contents headings={[...before, table, ...rest].flatMap((part) => part?.heading ?? [])} />
      </div>
    </article>
  );
}

/** Links to the sections, beside the text where there is room; in a low window the list scrolls on its own. */
function Contents({ headings }: { headings: readonly string[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="lt-lg:hidden lg:flex flex-col lg:col-span-3 lg:col-start-10 sticky top-28 max-h-[calc(100vh-8rem)] media-low:static media-low:max-h-none border-t-2 border-text pt-4"
    >
      <h2 id="contents" className="type-label text-mute">
        On this page
      </h2>
      {/* Room for the mark around what has the focus, which would be cut. */}
      <ul className="mt-1.5 py-1.5 -mx-1.5 px-1.5 grid gap-2 overflow-y-auto">
        {headings.map((heading) => (
          <li key={heading}>
            <PartLink
              id={anchorOf(heading)}
              className="hover:text-link underline underline-offset-5 decoration-line"
            >
              {heading}
            </PartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What data there is, where and how long it is kept, and who gets it: a list, set as a table if there is room. */
function DataTable({ table }: { table: NonNullable<TextPage["table"]> }) {
  const { heading, labels, rows } = table;
  return (
    <section aria-labelledby={anchorOf(heading)} className="mb-14 not-first:mt-14">
      <h2 id={anchorOf(heading)} className="type-title mb-4">
        {heading}
      </h2>
      <ul className="border-t-2 border-text">
        {rows.map((row) => (
          <li key={row.what} className="grid gap-x-4 gap-y-3 lg:grid-cols-4 py-6 border-b border-line">
            <div>
              <h3 className="font-650">{row.what}</h3>
              <p className="type-small text-mute">{row.detail}</p>
              {row.keys && (
                <p className="type-small text-mute mt-2 break-anywhere">
                  {`${labels.keys}: `}
                  {row.keys.map((key, place) => (
                    <Fragment key={key.in + key.name}>
                      {place > 0 && ", "}
                      <code>{key.name}</code>
                      {` (${key.in})`}
                    </Fragment>
                  ))}
                </p>
              )}
            </div>
            <dl className="grid gap-x-4 gap-y-3 lg:grid-cols-3 lg:col-span-3">
              {(["where", "kept", "who"] as const).map((column) => (
                <div key={column}>
                  <dt className="type-label text-mute">{labels[column]}</dt>
                  <dd>{row[column]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `record` with each placeholder in its texts (`@messagesKept@`, see `content/deployment.ts`) replaced by its fact. */
function withDeploymentFacts<Value>(record: Value, facts: Readonly<Record<string, string>>): Value {
  const fact = (placeholder: string, name: string) => facts[name] ?? placeholder;
  return JSON.parse(JSON.stringify(record), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll(/@(\w+)@/g, fact) : value,
  );
}
