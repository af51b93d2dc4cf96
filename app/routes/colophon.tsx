import { colophon } from "#content/generated/colophon.ts";
import { legalPages } from "#content/generated/legal.server.ts";
import { pageMeta } from "../head/page-meta.ts";
import { foundOr404 } from "../not-found.ts";
import { DateText } from "../ui/date-text.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { Section } from "../ui/section.tsx";
import { Prose } from "../drawings/prose.tsx";
import type { Route } from "./+types/colophon";

export function loader() {
  return { page: foundOr404(legalPages.find(({ slug }) => slug === "colophon")) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { page } }) =>
  pageMeta(matches, page.head, "/colophon", { name: page.heading });

/** How the site is made, and of what. */
export default function Colophon({ loaderData: { page } }: Route.ComponentProps) {
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
      <MadeOf />
      <div className="wrap pb-16 md:pb-24 lt-md:text-[0.9375rem]">
        <div className="grid gap-x-16 gap-y-8 md:gap-y-12 lg:grid-cols-2 items-start">
          <Prose sections={page.sections.slice(0, half)} />
          <Prose sections={page.sections.slice(half)} />
        </div>
        <p className="type-small text-mute mt-8 md:mt-14">
          {`Last changed on `}
          <DateText date={page.updated} />
        </p>
      </div>
    </>
  );
}

/** Software and typefaces with their licences. */
function MadeOf() {
  const { name, use, licence, parts, ...heading } = colophon.made;
  return (
    <Section id="made" {...heading} className="rhythm-tight lt-md:text-[0.9375rem]">
      <div className="overflow-x-auto">
        <table className="w-full text-left border-collapse [&_:is(th,td):first-child]:pl-0">
          <thead>
            <tr className="type-small text-mute">
              {[name, use, licence].map((head) => (
                <th key={head} scope="col" className="font-inherit pb-2 pr-4">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.name} className="border-t border-line align-baseline">
                <th scope="row" className="py-2 md:py-3 pr-4 font-650">
                  {part.name}
                </th>
                <td className="py-2 md:py-3 pr-4 lt-md:leading-snug">{part.use}</td>
                <td className="py-2 md:py-3 whitespace-nowrap">{part.licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
