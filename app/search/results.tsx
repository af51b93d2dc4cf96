import { searchPage } from "#content/generated/search.ts";
import { Anchor } from "../ui/anchor.tsx";
import type { SearchAnswer } from "./search.ts";

/** What was found for `question`, or where to begin. */
export function Results({ question, answer }: { question: string; answer?: SearchAnswer }) {
  const hits = answer?.hits ?? [];
  return (
    <>
      <div role="status">
        <h2 className="type-title measure wrap-anywhere">
          {answer ? summaryOf(question, answer) : searchPage.startHeading}
        </h2>
      </div>
      {answer && hits.length === 0 && <p className="measure mt-4 text-mute">{searchPage.none}</p>}
      {hits.length === 0 && (
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 mt-6 border-t-2 border-text">
          {(answer ? searchPage.noneLinks : searchPage.starts).map(({ label, href }) => (
            <li key={href} className="border-b border-line">
              <Anchor href={href} className="flex items-center min-h-14 text-lg font-600 hover:text-link">
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {hits.length > 0 && (
        <ol className="mt-8 border-t-2 border-text">
          {hits.map(({ href, title, sentence }) => (
            <li
              key={href}
              data-hit=""
              className="grid lg:grid-cols-12 gap-x-6 gap-y-1 py-7 border-b border-line"
            >
              <p className="lg:col-span-3 type-small text-mute lg:pt-1 capitalize">{placeOf(href)}</p>
              <div className="lg:col-span-9">
                <h3 className="type-title">
                  <Anchor href={href} className="hover:text-link">
                    {title}
                  </Anchor>
                </h3>
                <p className="mt-2 measure text-mute">{sentence.map(marked)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** One or two sentences on what was found for `question`. */
function summaryOf(question: string, { hits: { length: count }, instead }: SearchAnswer): string {
  if (count === 0) return `Nothing found for “${question}”`;
  const corrected = instead.map(
    ({ typed, meant }) => ` Nothing found for “${typed}”. Showing “${meant}” instead.`,
  );
  return `${count === 1 ? "One page" : `${count} pages`} for “${question}”.${corrected.join("")}`;
}

/** The part of the site that a page is in, if it is not one of the main menu. */
const placeOf = (href: string) => /^\/([^/]+)\//.exec(href)?.[1]?.replace("-", " ");

/** Every second piece of a sentence is a word of the question. */
const marked = (piece: string, place: number) =>
  place % 2 === 0 ? (
    piece
  ) : (
    <mark key={place} className="bg-sun-400 text-ink px-0.5">
      {piece}
    </mark>
  );
