import { home } from "#content/generated/home.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Quote, type TestimonialData } from "../ui/quote.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

interface ClientVoicesProps {
  testimonials: readonly TestimonialData[];
  logos: readonly { name: string; image: PictureData }[];
}

/** Three testimonials and two client logos (R-HOM-21). */
export function ClientVoices({ testimonials, logos }: ClientVoicesProps) {
  return (
    <section className="wrap rhythm" aria-labelledby="home-testimonials">
      <SectionHeading
        id="home-testimonials"
        label={home.testimonials.label}
        title={home.testimonials.heading}
      />
      <ul className="grid md:gap-6 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <Quote testimonial={testimonial} plain />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap items-center gap-x-8 md:gap-x-14 gap-y-4 mt-4 md:mt-10">
        {logos.map((logo) => (
          <li key={logo.name}>
            <Picture image={logo.image} sizes="160px" fit="contain" className="h-10 md:h-14 w-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
