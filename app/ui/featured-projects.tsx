import { featuredProjects } from "#content/generated/featured-projects.ts";
import { Anchor } from "./anchor.tsx";
import { Icon, icons } from "./icon.tsx";

/** The six featured pieces of work as an index. */
export function FeaturedProjects() {
  return (
    <ul className="border-t-2 border-current card-row">
      {featuredProjects.map((project, place) => (
        <li key={project.link} data-gradient={place} className="border-b border-line">
          <Anchor
            href={project.link}
            // Browsers do not scroll a partly visible link into view when the focus moves to it.
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
            }
            className="group grid gap-x-6 gap-y-2 lg:grid-cols-12 py-5 items-baseline md:hover:text-link"
          >
            <span className="lg:col-span-4 type-title">{project.name}</span>
            <span className="lg:col-span-2 type-small text-mute">
              {`${project.type}, ${project.location}`}
            </span>
            <span className="lg:col-span-5 text-mute">
              <span className="block font-650 text-text">{project.category}</span>
              {project.description}
            </span>
            <Icon
              path={icons.arrowRight}
              className="justify-self-end text-xl lt-lg:hidden transition-transform group-hover:translate-x-1"
            />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
