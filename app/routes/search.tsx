import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { searchPage } from "#content/generated/search.ts";
import type { Route } from "./+types/search";
import { searchContext } from "../context.ts";
import { documentHead } from "../head/document-head.server.ts";
import { KeySetting } from "../search/key-setting.tsx";
import { questionOf } from "../search/question.ts";
import { Results } from "../search/results.tsx";
import { SearchForm } from "../search/search-form.tsx";

export { unlessOnlyFiltered as shouldRevalidate } from "../filter-revalidation.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const question = questionOf(url.searchParams.get("q"));
  const head = documentHead(context, searchPage.head, "/search");
  return {
    head: { ...head, title: titleOf(question, head.title) },
    title: head.title,
    answer: question === "" ? undefined : await context.get(searchContext)(question),
  };
}

const titleOf = (question: string, title: string) => (question === "" ? title : `${question} · ${title}`);

/** The search of the whole site. */
export default function Search({ loaderData: { answer, title } }: Route.ComponentProps) {
  const question = questionOf(useSearchParams()[0].get("q"));
  // Another address asks anew, and loads nothing.
  useEffect(() => {
    document.title = titleOf(question, title);
  }, [question, title]);
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className="gradient-ground text-shell-0">
        <div className="wrap pt-14 lg:pt-24 pb-14 lg:pb-20">
          <h1 className="type-display-1 max-w-[9.93em]">{searchPage.heading}</h1>
          <p className="type-lead measure mt-6">{searchPage.lead}</p>
          <SearchForm question={question} />
        </div>
      </div>
      <div className="wrap pt-14 pb-24">
        <Results question={question} served={answer} />
        <KeySetting />
      </div>
    </>
  );
}
