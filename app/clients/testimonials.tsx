import type { Testimonial } from "#content/schema.ts";
import type { PictureData } from "../ui/picture.tsx";
import { Quote } from "../ui/quote.tsx";

export type TestimonialData = Omit<Testimonial, "image"> & { image: PictureData };

/** What clients say (R-CLI-05). */
export function Testimonials({ testimonials }: { testimonials: readonly TestimonialData[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li key={testimonial.name}>
          <Quote testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}
