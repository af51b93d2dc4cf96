import { agency } from "#content/generated/agency.ts";
import { offline } from "#content/generated/states.ts";
import { telephoneHref } from "../contact/contact-links.ts";
import { Anchor } from "../ui/anchor.tsx";
import { keepPlace } from "./keep-place.ts";

/** Shown in place of a page that this device has no copy of: what can be read meanwhile, and how to reach us. */
export function OfflinePage() {
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
      </p>
      {/* oxlint-disable-next-line react/no-danger -- a fixed text of our own, which the service worker fills in */}
      <div
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? keptPages : "" }}
        suppressHydrationWarning
      />
      <p className="mt-14 measure">
        {offline.reach}{" "}
        <Anchor href={telephoneHref(agency.phone)} className="underlined">
          {agency.phone}
        </Anchor>
      </p>
      <div {...keepPlace} className="mt-8 min-h-14 measure" />
    </div>
  );
}

/** Where the service worker lists the pages that are on this device (`kept-pages.ts`), with one sample item. */
const keptPages = `<section hidden="" aria-labelledby="kept" class="mt-14">
<h2 id="kept" class="type-title">${offline.kept}</h2>
<p class="mt-2"><a href="/search" class="inline-flex items-center min-h-12 underlined text-link">${offline.search}</a></p>
<ul class="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 mt-4 border-t border-line"><li class="border-b border-line"><a href="{path}" class="flex items-center min-h-12 text-link underlined">{title}</a></li></ul>
</section>`;

/**
 * Inline, because on a slow link the application may never have loaded. The service worker appends the requested
 * address after `#`.
 */
const tryAgain = `document.querySelector("[data-again]").addEventListener("click", () => {
  const asked = decodeURIComponent(location.hash.slice(1));
  if (/^\\/(?!\\/)/.test(asked)) location.replace(asked);
  else location.reload();
});`;
