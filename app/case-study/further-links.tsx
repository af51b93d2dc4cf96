import { work } from "#content/generated/work.ts";
import type { Link } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { GrowingPicture } from "../ui/picture-transition.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";

interface FurtherLinksProps {
  services: readonly Link[];
  project: Link | undefined;
  next: Link & { image: PictureData };
}

/** From a study to the services it used, its project and the next study. */
export function FurtherLinks({ services, project, next }: FurtherLinksProps) {
  const groups = [
    { title: work.further.services, links: services },
    { title: work.further.project, links: project ? [project] : [] },
  ];
  return (
    <nav aria-label={work.further.label} className="wrap rhythm-tight grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4 grid gap-8 content-start">
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <div key={title} className="border-t border-line pt-4">
              <p className="type-label text-mute mb-2">{title}</p>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href} className="py-1">
                    <Anchor href={href} className="underlined text-link">
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
      <Anchor href={next.href} className="lg:col-span-8 block border-t border-line pt-4 hover:text-link">
        <span className="block type-label text-mute mb-2">{work.further.nextStudy}</span>
        <span className="block type-display-2 mb-6">{next.label}</span>
        <GrowingPicture path={next.href}>
          <span className="block">
            <Picture
              image={{ ...next.image, alt: "" }}
              sizes="(min-width: 1024px) 60vw, 90vw"
              className="w-full aspect-[4/3]"
            />
          </span>
        </GrowingPicture>
      </Anchor>
    </nav>
  );
}
