import { work } from "#content/generated/work.ts";
import type { Link } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";

interface FurtherLinksProps {
  services: readonly Link[];
  project: Link | undefined;
  next: Link;
}

/** From a study to the services it used, its project and the next study. */
export function FurtherLinks({ services, project, next }: FurtherLinksProps) {
  const groups = [
    { title: work.further.services, links: services },
    { title: work.further.project, links: project ? [project] : [] },
    { title: work.further.nextStudy, links: [next] },
  ];
  return (
    <nav aria-label={work.further.label} className="wrap rhythm-tight grid gap-x-6 gap-y-8 md:grid-cols-3">
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
    </nav>
  );
}
