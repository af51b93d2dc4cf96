import type { Partner } from "#content/schema.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

/** The tools we work with (R-CLI-06). */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="grid sm:grid-cols-2 lg:grid-cols-3 gap-x-10 border-t-2 border-text">
      {partners.map((partner) => (
        <li key={partner.name} className="flex gap-5 py-5 border-b border-line">
          <BrandMark mark={partner.mark} sheet="tools" className="w-[1.875rem] h-[1.875rem] shrink-0 mt-1" />
          <div>
            <h3 className="type-subtitle">
              {partner.name}{" "}
              <span className="ml-1 px-2 py-0.5 bg-tint border border-line type-small font-400">
                {partner.badge}
              </span>
              <SampleTag source={partner.source} />
            </h3>
            <p className="mt-1 text-mute">{partner.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
