import * as words from "#content/generated/words/services.ts";
import { Anchor } from "../ui/anchor.tsx";
import { GrowingPicture } from "../ui/picture-transition.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

/** A page of our work that shows a service. */
export interface Work {
  label: string;
  href: string;
  client: string;
  image: PictureData;
}

/** Where a service's work was done: the first of two wider and the second hung lower, three side by side. */
export function Works({ works }: { works: readonly Work[] }) {
  const spanOf = (place: number) => {
    if (works.length === 3) return "lg:col-span-4";
    return place === 0 ? "lg:col-span-7" : "lg:col-span-5 lg:mt-24";
  };
  return (
    <section className="rhythm" aria-labelledby="works">
      <div className="wrap">
        <SectionHeading id="works" title={words.works} />
        <ul className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
          {works.map(({ label, href, client, image }, index) => (
            <li key={href} className={spanOf(index)}>
              <Anchor href={href} className="group block">
                <GrowingPicture path={href}>
                  <div className={`overflow-hidden aspect-[4/3] ${image.place}`}>
                    <Picture
                      image={image}
                      sizes="(min-width: 1024px) 50vw, 90vw"
                      className="w-full h-full transition-transform group-hover:scale-[1.025]"
                    />
                  </div>
                </GrowingPicture>
                <p className="type-small text-mute mt-4">{client}</p>
                <p className="type-title mt-1 underlined">{label}</p>
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
