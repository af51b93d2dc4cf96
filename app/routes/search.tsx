import { useSearchParams } from "react-router";
import { searchPage } from "#content/generated/search.ts";
import type { Route } from "./+types/search";
import { pageMeta } from "../head/page-meta.ts";
import { questionOf } from "../search/question.ts";
import { Results } from "../search/results.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { siteSearch } from "../search/page-texts.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  const question = questionOf(url.searchParams.get("q"));
  return { answer: question === "" ? undefined : siteSearch(question) };
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const question = questionOf(new URLSearchParams(location.search).get("q"));
  const { title, description } = searchPage.head;
  const head = { title: question === "" ? title : `${question} · ${title}`, description };
  return pageMeta(matches, head, "/search", { unlisted: true });
};

/** The search of the whole site. */
export default function Search({ loaderData: { answer } }: Route.ComponentProps) {
  const question = questionOf(useSearchParams()[0].get("q"));
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
