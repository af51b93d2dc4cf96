import * as words from "#content/generated/words/reading.ts";
import { legalPages } from "#content/generated/legal.server.ts";
import type { Route } from "./+types/legal";
import { documentHead } from "../head/document-head.server.ts";
import { drawingsIn } from "../drawings/in-sections.server.ts";
import { headTags } from "../head/head-tags.ts";
import { foundOr404 } from "../not-found.ts";
import { DateText } from "../ui/date-text.tsx";
import { DataTable } from "../legal/data-table.tsx";
import { Prose } from "../ui/prose.tsx";

/** Privacy, terms and cookies: the last part of the path names the page. */
export function loader({ url, context }: Route.LoaderArgs) {
  const page = foundOr404(legalPages.find(({ slug }) => url.pathname === `/${slug}`));
  return {
    head: documentHead(context, page.head, `/${page.slug}`, { name: page.heading }),
    page,
    drawings: drawingsIn(page.sections),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Legal({ loaderData: { page, drawings } }: Route.ComponentProps) {
  return (
    <article className="wrap pt-14 lg:pt-24 pb-24">
      <h1 className="type-display-1">{page.heading}</h1>
      <p className="type-lead text-mute measure mt-6">{page.lead}</p>
      <p className="type-small text-mute mt-4 mb-14">
        {`${words.lastChanged} `}
        <DateText date={page.updated} />
      </p>
      {page.table && <DataTable table={page.table} />}
      <Prose sections={page.sections} drawings={drawings} />
    </article>
  );
}
