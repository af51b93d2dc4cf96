import { agency } from "#content/generated/agency.ts";
import { errorPage, notFound } from "#content/generated/states.ts";
import { LinkList } from "../ui/anchor.tsx";

/** The page for every address that does not exist, and in place of one that broke, without a word on the error itself. */
export function ErrorPage({ isMissing }: { isMissing: boolean }) {
  const { heading, text, links } = isMissing ? notFound : errorPage;
  return (
    <div className={`wrap rhythm min-h-[70vh] ${isMissing ? "off-chart" : ""}`}>
      <title>{`${heading} · ${agency.name}`}</title>
      <h1 className="type-display-1 max-w-[8.51em]">{heading}</h1>
      <p className="type-lead measure mt-6">{text}</p>
      {isMissing && <p className="measure mt-6 text-mute">{notFound.help}</p>}
      <LinkList links={links} className="flex flex-wrap gap-x-8 gap-y-3 mt-8" />
    </div>
  );
}
