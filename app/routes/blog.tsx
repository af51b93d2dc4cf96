import * as words from "#content/generated/words/reading.ts";
import { articles } from "#content/generated/articles.server.ts";
import { blogListing } from "#content/generated/listings.ts";
import type { Route } from "./+types/blog";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { listData } from "../head/structured-data.ts";
import { picture } from "../pictures.server.ts";
import { Anchor } from "../ui/anchor.tsx";
import { DateText } from "../ui/date-text.tsx";
import { Picture } from "../ui/picture.tsx";
import { fill } from "#content/fill.ts";

export function loader({ context }: Route.LoaderArgs) {
  return {
    head: documentHead(context, blogListing.head, "/blog", {
      describe: (siteUrl) => [listData(siteUrl, "/blog", articles)],
    }),
    articles: articles.map(({ slug, heading, summary, topic, published, minutes, image }) => ({
      slug,
      heading,
      summary,
      topic,
      published,
      minutes,
      image: image && picture(image),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The articles, newest first. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-14 lg:pt-24 pb-24">
      <h1 className="type-display-1 max-w-[14ch]">{blogListing.heading}</h1>
      <p className="type-lead text-mute measure mt-6">{blogListing.lead}</p>
      <ol className="mt-14 border-t-2 border-text">
        {loaderData.articles.map((article) => (
          <li key={article.slug} className="grid gap-x-6 gap-y-3 lg:grid-cols-12 py-10 border-b border-line">
            <p className="lg:col-span-4 text-mute type-small">
              <DateText date={article.published} />
              <br />
              {fill(words.minutes, { topic: article.topic, count: article.minutes })}
              {article.image && (
                <Picture
                  image={article.image}
                  sizes="(min-width: 1024px) 30vw, 90vw"
                  className="w-full aspect-[3/2] mt-4 mb-2"
                />
              )}
            </p>
            <div className="lg:col-span-8">
              <h2 className="type-display-2 max-w-[24ch]">
                <Anchor href={`/blog/${article.slug}`} className="hover:text-link">
                  {article.heading}
                </Anchor>
              </h2>
              <p className="mt-4 text-mute measure">{article.summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
