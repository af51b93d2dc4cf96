import * as words from "#content/generated/words/about.ts";
import type { Point, Value } from "#content/schema.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Values } from "./values.tsx";

interface AboutIntroProps {
  intro: readonly string[];
  strengths: readonly Point[];
  images: readonly PictureData[];
  values: readonly Value[];
}

/** `/about`: who we are, three strengths, three pictures, six values (R-ABT-01). */
export function AboutIntro({ intro, strengths, images, values }: AboutIntroProps) {
  const [wide, ...pair] = images;
  return (
    <>
      <section className="wrap pb-20 grid gap-x-6 gap-y-10 lg:grid-cols-12" aria-label={words.whoWeAre}>
        <div className="lg:col-span-7 grid gap-5 type-lead content-start">
          {intro.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
        </div>
        <ol className="lg:col-span-4 lg:col-start-9">
          {strengths.map((strength, index) => (
            <li key={strength.title} className="py-5 border-t border-line">
              <h2 className="type-title">
                <span className="text-link mr-3">{index + 1}</span>
                {strength.title}
              </h2>
              <p className="mt-2 text-mute">{strength.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="wrap pb-24 grid gap-6 md:grid-cols-12">
        {wide && (
          <Picture
            image={wide}
            sizes="(min-width: 768px) 60vw, 90vw"
            className="md:col-span-8 w-full h-full aspect-[4/3] md:row-span-2"
          />
        )}
        {pair.map((image) => (
          <Picture
            key={image.base}
            image={image}
            sizes="(min-width: 768px) 30vw, 90vw"
            className="md:col-span-4 w-full h-full aspect-[4/3]"
          />
        ))}
      </div>
      <Values values={values} />
    </>
  );
}
