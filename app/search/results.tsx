import { searchPage } from "#content/generated/search.ts";
import type { Link } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import type { Hit, SearchAnswer, SentencePart } from "./search.ts";

/** What was found for `question`, or where to begin. */
export function Results({ question, answer }: { question: string; answer?: SearchAnswer }) {
  if (answer) return <Found summary={summaryOf(question, answer)} hits={answer.hits} />;
  return (
    <div>
      <h2 className="type-title">{searchPage.startHeading}</h2>
      <SuggestedLinks links={searchPage.starts} />
    </div>
  );
}

function Found({ summary, hits }: { summary: string; hits: readonly Hit[] }) {
  return (
    <div>
      <div role="status">
        <h2 className="type-title measure wrap-anywhere">{summary}</h2>
      </div>
      {hits.length === 0 ? (
        <>
          <p className="measure mt-4 text-mute">{searchPage.none}</p>
          <SuggestedLinks links={searchPage.noneLinks} />
        </>
      ) : (
        <ol className="mt-8 border-t-2 border-text">
          {hits.map(({ href, title, place, sentence }) => (
            <li
              key={href}
              data-hit=""
              className="grid lg:grid-cols-12 gap-x-6 gap-y-1 py-7 border-b border-line"
            >
              <p className="lg:col-span-3 type-small text-mute lg:pt-1">{place}</p>
              <div className="lg:col-span-9">
                <h3 className="type-title">
                  <Anchor href={href} className="hover:text-link">
                    {title}
                  </Anchor>
                </h3>
                <p className="mt-2 measure text-mute">
                  <Marked pieces={sentence} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** A sentence with the words searched for marked. */
export function Marked({ pieces }: { pieces: readonly SentencePart[] }) {
  return pieces.map(([text, isFound], place) =>
    isFound ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name
      <mark key={place} className="bg-sun-400 text-ink px-0.5">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** One or two sentences on what was found for `question`. */
function summaryOf(question: string, { hits: { length: count }, instead }: SearchAnswer): string {
  if (count === 0) return `Nothing found for “${question}”`;
  const found = count === 1 ? `One page for “${question}”` : `${count} pages for “${question}”`;
  const corrected = instead.map(
    ([typed, meant]) => `Nothing found for “${typed}”. Showing “${meant}” instead.`,
  );
  return [`${found}.`, ...corrected].join(" ");
}

/** Where to go for visitors who have not found anything yet. */
function SuggestedLinks({ links }: { links: readonly Link[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 mt-6 border-t-2 border-text">
      {links.map(({ label, href }) => (
        <li key={href} className="border-b border-line">
          <Anchor href={href} className="flex items-center min-h-14 text-lg font-600 hover:text-link">
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
