import { articles } from "#content/generated/articles.server.ts";
import type { Route } from "./+types/article";
import { pageMeta } from "../head/page-meta.ts";
import { foundOr404 } from "../not-found.ts";
import { articleData } from "../head/structured-data.ts";
import { Anchor, BackLink, ContentLink, LinkList } from "../ui/anchor.tsx";
import { DateText } from "../ui/date-text.tsx";
import { GrownPicture } from "../ui/picture-transition.tsx";
import { Picture } from "../ui/picture.tsx";
import { Prose } from "../drawings/prose.tsx";

export function loader({ params }: Route.LoaderArgs) {
  return { article: foundOr404(articles.find(({ slug }) => slug === params.slug)) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { article } }) =>
  pageMeta(matches, article.head, `/blog/${article.slug}`, {
    name: article.heading,
    article,
    describe: (page) => [articleData(page, article)],
  });

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { image, author, offer } = article;
  return (
    <article className="wrap pt-5 lg:pt-10 pb-24">
      <BackLink href="/blog">Back to the blog</BackLink>
      <header className="grid gap-x-6 gap-y-6 lg:grid-cols-12 items-center mt-5 lg:mt-8">
        <div className={image ? "lg:col-span-7" : "lg:col-span-12"}>
          <p className="type-label text-mute mb-3">{article.topic}</p>
          <h1 className="type-display-1 max-w-[14.19em]">{article.heading}</h1>
          <p className="type-lead measure mt-4 lg:mt-7">{article.lead}</p>
        </div>
        {image && (
          <GrownPicture path={`/blog/${article.slug}`}>
            <div className="lg:col-span-5">
              <Picture image={image} sizes="(min-width: 1024px) 37vw, 90vw" eager className="w-full" />
            </div>
          </GrownPicture>
        )}
      </header>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 mt-8 lg:mt-12">
        <p className="lg:col-span-3 text-mute type-small">
          <Anchor href="/about/team" className="font-650 text-text hover:text-link">
            {author.name}
          </Anchor>
          <br />
          {author.position}
          <br />
          <DateText date={article.published} />
          <br />
          {`${article.minutes} min to read`}
        </p>
        <div className="lg:col-span-8">
          <Prose sections={article.sections} />
          {offer && (
            <aside aria-labelledby="offer" className="mt-16 border-t-2 border-text pt-6">
              <h2 id="offer" className="type-title">
                Need a hand with this?
              </h2>
              <p className="measure mt-4">{offer.text}</p>
              <ContentLink link={offer.link} className="inline-block mt-3 underlined text-link" />
            </aside>
          )}
          {article.related.length > 0 && (
            <aside aria-labelledby="related" className="mt-16 border-t-2 border-text pt-6">
              <h2 id="related" className="type-title mb-4">
                Read on
              </h2>
              <LinkList links={article.related} className="grid gap-2" />
            </aside>
          )}
        </div>
      </div>
    </article>
  );
}
