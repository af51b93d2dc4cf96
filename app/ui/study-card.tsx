import * as words from "#content/generated/words/case-studies.ts";
import type { CaseStudy } from "#content/schema.ts";
import { Anchor } from "./anchor.tsx";
import { GrowingPicture } from "./picture-transition.tsx";
import { Picture, type PictureData } from "./picture.tsx";
import { fill } from "#content/fill.ts";

export interface StudyCardData extends Pick<CaseStudy, "slug" | "client" | "category" | "title"> {
  card: CaseStudy["card"];
  image: PictureData;
}

export function studyCardData(study: CaseStudy, image: PictureData): StudyCardData {
  const { slug, client, category, title, card } = study;
  return { slug, client, category, title, card, image };
}

/** A case study in the listing: a spread of its picture and its story in short (R-CSL-08). */
export function StudyCard({ study, flipped }: { study: StudyCardData; flipped: boolean }) {
  const { card, image } = study;
  const href = `/case-studies/${study.slug}`;
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-2 items-center">
      <GrowingPicture path={href}>
        <div className={`overflow-hidden aspect-[4/3] ${image.place} ${flipped ? "lg:order-last" : ""}`}>
          <Picture image={image} sizes="(min-width: 1024px) 45vw, 90vw" className="w-full h-full" />
        </div>
      </GrowingPicture>
      <div>
        <p className="type-label text-mute">{study.category}</p>
        <h2 className="mt-3">
          <span className="block type-display-2">{study.title}</span>{" "}
          <span className="block mt-2 text-mute">{fill(words.clientOf, { client: study.client })}</span>
        </h2>
        <p className="flex flex-wrap gap-x-6 mt-4 font-650">
          <span>{fill(words.months, { count: card.durationMonths })}</span>
          <span>{fill(words.specialists, { count: card.specialists })}</span>
          <span>{card.growth}</span>
        </p>
        <p className="mt-4 text-mute measure">{card.description}</p>
        <ul className="mt-4">
          {card.results.map((result) => (
            <li key={result} className="flex gap-3 py-1.5">
              <span className="i-lucide-check text-good shrink-0 mt-1.5" aria-hidden="true" />
              {result}
            </li>
          ))}
        </ul>
        <p className="type-small text-mute mt-4">{card.tags.join(", ")}</p>
        <p className="mt-6">
          <Anchor href={href} className="btn-quiet">
            {words.readStudy}
            <span className="sr-only">{`: ${study.client}`}</span>
          </Anchor>
        </p>
      </div>
    </article>
  );
}
