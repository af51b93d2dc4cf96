import { banners } from "#content/generated/banners.ts";
import { ActionLinks } from "./anchor.tsx";

/** The call to action that closes a page, on one of eight backgrounds, picked by `document/start.ts` on each load. */
export function ClosingBanner({ page }: { page: keyof typeof banners }) {
  const banner = banners[page];
  return (
    <section className="gradient-ground text-shell-0 relative overflow-hidden" aria-labelledby="closing">
      <div className="wrap rhythm grid gap-8 lg:grid-cols-12 items-end">
        <div className="lg:col-span-8">
          <h2 id="closing" className="type-display-1 max-w-[9.93em]">
            {banner.headline}
          </h2>
          <p className="type-lead measure mt-4 md:mt-6">{banner.text}</p>
        </div>
        <div className="lg:col-span-4 calls lg:justify-end">
          <ActionLinks links={banner.links} onDark />
        </div>
      </div>
    </section>
  );
}
