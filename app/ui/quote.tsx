import type { Testimonial } from "#content/schema.ts";
import { Picture } from "./picture.tsx";
import { SampleTag } from "./sample-tag.tsx";

/** A client's words with who says them and about what; a plain one has no box on phones. */
export function Quote({ testimonial, plain }: { testimonial: Testimonial; plain?: boolean }) {
  return (
    <figure
      className={`bg-panel border border-line p-7 h-full flex flex-col ${plain ? "lt-md:bg-transparent lt-md:border-x-0 lt-md:border-b-0 lt-md:px-0 lt-md:py-3.5" : ""}`}
    >
      <div className={plain ? "lt-md:flex items-center gap-3" : ""}>
        <Stars rating={testimonial.rating} />
        <p className={`type-small text-mute md:mt-2 ${plain ? "" : "mt-2"}`}>
          {testimonial.project}
          <SampleTag source={testimonial.sample ? "sample" : undefined} />
        </p>
      </div>
      <blockquote className={`${plain ? "mt-2 mb-3 lt-md:text-[0.9375rem]" : "mt-3 mb-4"} md:mt-3 md:mb-6`}>
        <p>{testimonial.content}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 md:gap-4 leading-snug">
        <Picture image={testimonial.image} sizes="56px" className="w-11 h-11 md:w-14 md:h-14 rounded-round" />
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
    <p role="img" aria-label={`${rating} out of 5 stars`} className="text-star text-2xl leading-none">
      {"★".repeat(rating)}
      <span className="op-25">{"★".repeat(5 - rating)}</span>
    </p>
  );
}
