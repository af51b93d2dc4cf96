import * as words from "#content/generated/words/blocks.ts";
import type { Testimonial } from "#content/schema.ts";
import { Picture, type PictureData } from "./picture.tsx";
import { SampleTag } from "./sample-tag.tsx";
import { fill } from "#content/fill.ts";

export type TestimonialData = Omit<Testimonial, "image"> & { image: PictureData };

/** A client's words with who says them and about what (R-CLI-16). */
export function Quote({ testimonial }: { testimonial: TestimonialData }) {
  return (
    <figure className="bg-panel border border-line p-7 h-full flex flex-col">
      <Stars rating={testimonial.rating} />
      <p className="type-small text-mute mt-3">
        {testimonial.project}
        <SampleTag source={testimonial.sample ? "sample" : undefined} />
      </p>
      <blockquote className="mt-4 mb-6">
        <p>{testimonial.content}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        <Picture image={testimonial.image} sizes="56px" className="w-14 h-14 rounded-round" />
        <span>
          <span className="block font-650">{testimonial.name}</span>
          <span className="block type-small text-mute">
            {testimonial.position}, {testimonial.company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={fill(words.stars, { rating })} className="flex gap-1 text-star">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={`i-lucide-star ${star <= rating ? "" : "op-30"}`} aria-hidden="true" />
      ))}
    </p>
  );
}
