import { data } from "react-router";
import { letterPages } from "#content/generated/newsletter.ts";
import type { Route } from "./+types/newsletter";
import { newsletterContext, type NewsletterOutcome, type NewsletterStep } from "../context.ts";
import { pageMeta } from "../head/page-meta.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Notice } from "../ui/notice.tsx";

const stepOf = (path: string): NewsletterStep => (path.endsWith("/leave") ? "leave" : "confirm");
const statuses: Record<NewsletterOutcome, number> = { done: 200, refused: 410, failed: 503 };

export function loader({ url }: Route.LoaderArgs) {
  return { step: stepOf(url.pathname) };
}

export const meta: Route.MetaFunction = ({ matches, location: { pathname } }) => [
  ...pageMeta(matches, letterPages[stepOf(pathname)].head, pathname, { imageOf: "/" }),
  { name: "robots", content: "noindex" },
];

/**
 * Called by the button, or by a mail program itself (RFC 8058). The token comes from the address: a form without
 * `action` posts there, and the page is the same for everybody.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const outcome = await context.get(newsletterContext)(
    stepOf(url.pathname),
    url.searchParams.get("token") ?? "",
  );
  return data({ outcome }, { status: statuses[outcome], headers: { "cache-control": "no-store" } });
}

/** Where a link in a mail leads. Opening it changes nothing, since mail scanners open links; only the button does. */
export default function Newsletter({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const page = letterPages[step];
  const outcome = actionData?.outcome;
  const notice = outcome && (outcome === "failed" ? letterPages.failed : page[outcome]);
  const asks = outcome === undefined || outcome === "failed";
  return (
    <div className="wrap pt-14 lg:pt-24 pb-24">
      <h1 className="type-display-1 max-w-[9.93em] mb-8">{page.heading}</h1>
      <div className="max-w-[44rem]">
        {notice && <Notice form="newsletter" notice={{ ...notice, destructive: outcome !== "done" }} />}
        {asks ? (
          <form method="post">
            <p className="type-lead text-mute measure mb-8">{page.text}</p>
            <button type="submit" className="btn">
              {page.button}
            </button>
          </form>
        ) : (
          <Anchor href="/contact" className="btn-quiet">
            {letterPages.back}
          </Anchor>
        )}
      </div>
    </div>
  );
}
