import { useEffect, useState } from "react";
import { searchPage } from "#content/generated/search.ts";
import type { Link } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { SearchAnswer, Hit } from "./find.ts";
import type { SentencePart } from "./sentence.ts";
import { summaryOf } from "./question.ts";

interface ResultsProps {
  question: string;
  /** The server's answer to it. */
  served: SearchAnswer | undefined;
}

/**
 * What was found for `question`. An answer that came from the server or the service worker
 * (`offline/search-template.ts`) stays as it is; any other question is answered here.
 */
export function Results({ question, served: answered }: ResultsProps) {
  const hydrated = useHydrated();
  const [served, setServed] = useState(hydrated ? undefined : question);
  // It is gone once anything else was asked.
  if (served !== undefined && served !== question) setServed(undefined);
  const [given, setGiven] = useState<{ question: string; answer: SearchAnswer }>();
  useEffect(() => {
    if (question === "" || question === served) return;
    let isCurrent = true;
    const answer = async () => {
      const { siteSearch } = await import("./site-index.ts");
      const find = await siteSearch();
      if (isCurrent) setGiven({ question, answer: find(question) });
    };
    // No connection, and no precache: the browser requests the page itself.
    answer().catch(() => location.reload());
    return () => {
      isCurrent = false;
    };
  }, [question, served]);
  if (question === "") {
    return (
      <div>
        <h2 className="type-title">{searchPage.startHeading}</h2>
        <Ways links={searchPage.starts} />
      </div>
    );
  }
  if (import.meta.env.SSR)
    return answered && <Found summary={summaryOf(question, answered)} hits={answered.hits} />;
  if (question === served)
    // oxlint-disable-next-line react/no-danger -- it stands there already, and hydration leaves it
    return <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  if (!given) return null;
  return <Found summary={summaryOf(given.question, given.answer)} hits={given.answer.hits} />;
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
          <Ways links={searchPage.noneLinks} />
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

/** Where to go for visitors who have not found anything yet. */
function Ways({ links }: { links: readonly Link[] }) {
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
