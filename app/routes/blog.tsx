import { articleCards } from "#content/generated/article-cards.ts";
import { blogListing } from "#content/generated/listings.ts";
import type { Route } from "./+types/blog";
import { pageMeta } from "../head/page-meta.ts";
import { Anchor } from "../ui/anchor.tsx";
import { DateText } from "../ui/date-text.tsx";
import { CardPicture, modestWidth } from "../ui/picture.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, blogListing.head, "/blog");

/** The articles, newest first. */
export default function Blog() {
  return (
    <div className="wrap pt-10 lg:pt-20 pb-24">
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12 items-end">
        <h1 className="type-display-1 max-w-[9.93em] lg:col-span-7">{blogListing.heading}</h1>
        <p className="type-lead text-mute measure lg:col-span-5">{blogListing.lead}</p>
      </div>
      <ol className="grid gap-x-6 gap-y-10 lg:grid-cols-3 mt-8 lg:mt-14 border-t-2 border-text pt-6 lg:pt-10">
        {articleCards.map((article, place) => (
          <li key={article.slug} className={place === 0 ? "lg:col-span-3" : ""}>
            <Entry article={article} isNewest={place === 0} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The newest is as wide as the page, picture beside text; the others are three to a row. */
function Entry({ article, isNewest }: { article: (typeof articleCards)[number]; isNewest: boolean }) {
  const href = `/blog/${article.slug}`;
  const isWide = isNewest && article.image;
  return (
    <article
      className={
        isWide
          ? "grid gap-x-6 lg:grid-cols-12 items-center lg:pb-4"
          : article.image && "md:lt-lg:grid gap-x-6 grid-cols-[2fr_3fr]"
      }
    >
      {article.image && (
        <CardPicture
          path={href}
          image={article.image}
          sizes={
            isWide
              ? "(min-width: 1440px) 737px, (min-width: 1024px) 52vw, 90vw"
              : `(min-width: 1024px) 30vw, (min-width: 768px) 37vw, ${modestWidth}`
          }
          eager={isNewest}
          frame={`mb-4 aspect-[3/2] ${isWide ? "lg:col-span-7 lg:mb-0" : ""}`}
        />
      )}
      <div className={isWide ? "lg:col-span-5 lg:pl-8" : ""}>
        <p className="text-mute type-small">
          <DateText date={article.published} /> <span aria-hidden="true">/</span>{" "}
          {`${article.topic}, ${article.minutes} min`} <span aria-hidden="true">/</span> {article.author.name}
        </p>
        <h2 className={`mt-2 ${isNewest ? "type-display-2" : "type-title"}`}>
          <Anchor href={href} className="hover:text-link">
            {article.heading}
          </Anchor>
        </h2>
        <p className={`mt-2 text-mute ${isNewest ? "md:type-lead lg:mt-5" : ""}`}>{article.summary}</p>
      </div>
    </article>
  );
}
