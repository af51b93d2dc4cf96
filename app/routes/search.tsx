import { searchPage } from "#content/generated/search.ts";
import type { Route } from "./+types/search";
import { pageMeta } from "../head/page-meta.ts";
import { Results } from "../search/results.tsx";
import { maxLength, SearchForm } from "../search/search-form.tsx";
import { siteSearch } from "../search/page-texts.server.ts";

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

/** The search of the whole site. */
export default function Search({ loaderData: { question, answer } }: Route.ComponentProps) {
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
        <Results question={question} answer={answer} />
      </div>
    </>
  );
}
