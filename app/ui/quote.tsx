import type { Testimonial } from "#content/schema.ts";
import { Picture } from "./picture.tsx";
import { claim } from "./claim.ts";

/** A client's words with who says them and about what; a plain one has no box on phones. */
export function Quote({ testimonial, plain }: { testimonial: Testimonial; plain?: boolean }) {
  const { image, rating } = testimonial;
  return (
    <figure className={plain ? "quote plain-quote" : "quote"}>
      <div>
        <p role="img" aria-label={`${rating} out of 5 stars`}>
          {"★".repeat(rating)}
          {rating < 5 && <span className="op-25">{"★".repeat(5 - rating)}</span>}
        </p>
        <p className="type-small text-mute" {...claim(testimonial.sample)}>
          {testimonial.project}
        </p>
      </div>
      <blockquote>
        <p>{testimonial.content}</p>
      </blockquote>
      <figcaption>
        <Picture image={{ ...image, widths: image.widths.slice(0, 1) }} sizes="56px" />
        <span>
          <span className="block font-650">{testimonial.name}</span>
          <span className="block type-small text-mute">
            {`${testimonial.position}, ${testimonial.company}`}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
