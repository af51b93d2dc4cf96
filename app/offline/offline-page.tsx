import { useEffect, useState } from "react";
import { agency } from "#content/generated/agency.ts";
import { telephoneHref } from "../contact/contact-links.ts";
import { offline } from "#content/generated/states.ts";
import { Anchor } from "../ui/anchor.tsx";
import { keepPlace } from "./keep-place.ts";

/** Shown in place of a page that this device has no copy of: what can be read meanwhile, and how to reach us. */
export function OfflinePage() {
  const [visited, setVisited] = useState<readonly VisitedPage[]>([]);
  const [searchable, setSearchable] = useState(false);
  useEffect(() => {
    void hasPack().then(setSearchable);
    void visitedPages().then(setVisited);
  }, []);
  return (
    <div className="wrap rhythm min-h-[70vh]">
      <title>{`${offline.heading} · ${agency.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="type-display-1 max-w-[9.93em]">{offline.heading}</h1>
      <p className="type-lead measure mt-6">{offline.text}</p>
      <p className="mt-8">
        <button type="button" className="btn" data-again="">
          {offline.tryAgain}
        </button>
        {/* oxlint-disable-next-line react/no-danger -- a fixed text of our own, which the browser has run already */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? tryAgain : "" }}
          suppressHydrationWarning
        />
        {searchable && (
          <Anchor href="/search" className="inline-flex items-center min-h-12 ml-6 underlined text-link">
            {offline.search}
          </Anchor>
        )}
      </p>
      {visited.length > 0 && (
        <section aria-labelledby="visited" className="mt-14">
          <h2 id="visited" className="type-title">
            {offline.visited}
          </h2>
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 mt-4 border-t border-line">
            {visited.map(({ path, title }) => (
              <li key={path} className="border-b border-line">
                <Anchor href={path} className="flex items-center min-h-12 text-link underlined">
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-14 measure">
        {offline.reach}{" "}
        <Anchor href={telephoneHref(agency.phoneHoniara)} className="underlined">
          {agency.phoneHoniara}
        </Anchor>
      </p>
      <div {...keepPlace} className="mt-8 min-h-14 measure" />
    </div>
  );
}

/** Whether all pages are on this device, and so can be searched. */
async function hasPack(): Promise<boolean> {
  return (await caches.match("/pack/complete")) !== undefined;
}

interface VisitedPage {
  path: string;
  title: string;
}

/**
 * Inline, for on a slow link the application may never have come. The service worker puts the address that was asked for
 * behind the `#`.
 */
const tryAgain = `document.querySelector("[data-again]").addEventListener("click", () => {
  const asked = decodeURIComponent(location.hash.slice(1));
  if (/^\\/(?!\\/)/.test(asked)) location.replace(asked);
  else location.reload();
});`;

/** Pages this device has a copy of, latest first. */
async function visitedPages(): Promise<VisitedPage[]> {
  const copies = await caches.open("pages");
  const requests = await copies.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/offline" || pathname.endsWith(".data")) return [];
      const html = (await (await copies.match(request))?.text()) ?? "";
      const title = /<title>([^<·]*)/.exec(html)?.[1]?.trim();
      return [{ path: pathname, title: title ? unescaped(title) : pathname }];
    }),
  );
  const latestFirst: VisitedPage[] = [];
  for (const page of pages.flat()) latestFirst.unshift(page);
  return latestFirst;
}

/** React escapes these five in text. */
function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
