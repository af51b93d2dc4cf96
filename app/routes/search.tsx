import { searchPage } from "#content/generated/search.ts";
import type { Route } from "./+types/search";
import { pageMeta } from "../head/page-meta.ts";
import { maxLength, SearchForm } from "../search/search-form.tsx";
import { siteSearch } from "../search/page-texts.server.ts";
import type { SearchAnswer } from "../search/search.ts";
import { Anchor } from "../ui/anchor.tsx";

/** Answers the visitor's question, `?q=` of the address, without characters that no keyboard types. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("q")?.slice(0, maxLength) ?? "";
  const question = asked.replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").trim();
  return { question, answer: question === "" ? undefined : siteSearch(question) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description } = searchPage.head;
  const head = { title: loaderData.question ? `${loaderData.question} · ${title}` : title, description };
  return pageMeta(matches, head, "/search", { unlisted: true });
};

/** The search of the whole site: what was found for the question, or where to begin. */
export default function Search({ loaderData: { question, answer } }: Route.ComponentProps) {
  const hits = answer?.hits ?? [];
  return (
    <>
      <div className="gradient-ground text-shell-0">
        <div className="wrap pt-14 lg:pt-24 pb-14 lg:pb-20">
          <h1 className="type-display-1 max-w-[9.93em]">{searchPage.heading}</h1>
          <p className="type-lead measure mt-6">{searchPage.lead}</p>
          <SearchForm question={question} />
        </div>
      </div>
      <div className="wrap pt-14 pb-24">
        <div role="status">
          <h2 className="type-title measure break-anywhere">
            {answer ? summaryOf(question, answer) : searchPage.startHeading}
          </h2>
        </div>
        {answer && hits.length === 0 && <p className="measure mt-4 text-mute">{searchPage.none}</p>}
        {hits.length === 0 ? (
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 mt-6 border-t-2 border-text">
            {(answer ? searchPage.noneLinks : searchPage.starts).map(({ label, href }) => (
              <li key={href} className="border-b border-line">
                <Anchor href={href} className="flex items-center min-h-14 text-lg font-600 hover:text-link">
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        ) : (
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
                  {/* Made anew for each question: a translator may have taken the pieces out of the page. */}
                  <p key={question} className="mt-2 measure text-mute">
                    {sentence.map(marked)}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
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
