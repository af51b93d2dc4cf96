import { lang } from "#content/generated/agency.ts";
import { colophon } from "#content/generated/colophon.ts";
import { legalPages } from "#content/generated/legal.server.ts";
import * as words from "#content/generated/words/reading.ts";
import measured from "#content/measured/visits.json" with { type: "json" };
import { MadeOf, Speed, type TimeBar, Weights } from "../colophon/figures.tsx";
import { pageWeightsContext } from "../context.ts";
import { documentHead } from "../head/document-head.server.ts";
import { foundOr404 } from "../not-found.ts";
import { DateText } from "../ui/date-text.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/colophon";

const { figures } = measured;

/** Milliseconds of the longest bar. */
const longest = Math.max(
  ...colophon.speed.links.flatMap(({ figure }) => [figures[`${figure}Paint`], figures[`${figure}Limit`]]),
);
const bar = (ms: number): TimeBar => ({
  shown: ms.toLocaleString(lang),
  share: `${Math.round((100 * ms) / longest)}%`,
});

export async function loader({ context }: Route.LoaderArgs) {
  const page = foundOr404(legalPages.find(({ slug }) => slug === "colophon"));
  const weights = await context.get(pageWeightsContext)();
  return {
    head: documentHead(context, page.head, "/colophon", { name: page.heading }),
    page,
    weights: colophon.weights.kinds.map(({ name }, place) => ({
      name,
      ...(weights[place] ?? { kilobytes: "–", share: "0%" }),
    })),
    paints: colophon.speed.links.map(({ name, detail, figure }) => ({
      name,
      detail,
      painted: bar(figures[`${figure}Paint`]),
      least: bar(figures[`${figure}Limit`]),
    })),
  };
}

/** What the site says about itself, in figures that commands have measured. */
export default function Colophon({ loaderData: { page, weights, paints } }: Route.ComponentProps) {
  const half = Math.ceil(page.sections.length / 2);
  return (
    <>
      <header className="bg-deep-950 text-shell-0">
        <div className="wrap pt-10 lg:pt-20 pb-8 lg:pb-14">
          <h1 className="type-display-1 max-w-[9.93em]">{page.heading}</h1>
          <p className="type-lead op-85 measure mt-4 mb-8 md:mt-6 md:mb-12">{page.lead}</p>
          <FigureStrip figures={colophon.promises} />
        </div>
      </header>
      <div className="wrap pb-16 md:pb-24 lt-md:text-[0.9375rem]">
        <Weights weights={weights} />
        <Speed paints={paints} />
        <MadeOf />
        <div className="grid gap-x-16 gap-y-8 md:gap-y-12 lg:grid-cols-2 items-start">
          <Prose sections={page.sections.slice(0, half)} />
          <Prose sections={page.sections.slice(half)} />
        </div>
        <p className="type-small text-mute mt-8 md:mt-14">
          {`${words.lastChanged} `}
          <DateText date={page.updated} />
        </p>
      </div>
    </>
  );
}
