import { agency } from "#content/generated/agency.ts";
import { offline } from "#content/generated/states.ts";
import type { Route } from "./+types/offline";
import { telephoneHref } from "../contact/contact-links.ts";
import listPages from "../offline/list-pages.ts?inline-script";
import { Anchor } from "../ui/anchor.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `${offline.heading} · ${agency.name}` },
  { name: "robots", content: "noindex" },
];

/**
 * Shown in place of a page that this device has no copy of, or of the answer to a form (`#unsent`): what can be read
 * meanwhile, and how to reach us.
 */
export default function OfflinePage() {
  return (
    <div className="wrap rhythm min-h-[70vh]">
      <h1 className="type-display-1 max-w-[9.93em]">{offline.heading}</h1>
      <div id="unsent" className="peer hidden target:block scroll-mt-[100vh]">
        <p className="type-lead measure mt-6">{offline.unsent}</p>
        <p className="mt-8">
          <button type="button" className="btn" data-back="">
            {offline.back}
          </button>
        </p>
      </div>
      <div className="peer-target:hidden">
        <p className="type-lead measure mt-6">{offline.text}</p>
        <p className="mt-8">
          <button type="button" className="btn" data-again="">
            {offline.tryAgain}
          </button>
        </p>
      </div>
      <section id="kept" hidden aria-labelledby="kept-heading" className="mt-14">
        <h2 id="kept-heading" className="type-title">
          {offline.kept}
        </h2>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 mt-4 border-t border-line">
          <li hidden className="border-b border-line">
            <a href="/" className="flex items-center min-h-12 text-link underlined">
              {agency.name}
            </a>
          </li>
        </ul>
      </section>
      <p className="mt-14 measure">
        {offline.reach}{" "}
        <Anchor href={telephoneHref(agency.phone)} className="underlined">
          {agency.phone}
        </Anchor>
      </p>
      {/* oxlint-disable-next-line react/no-danger -- a fixed text of our own */}
      <script dangerouslySetInnerHTML={{ __html: listPages }} />
    </div>
  );
}
