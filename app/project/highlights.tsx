import * as words from "#content/generated/words/projects.ts";
import type { Project } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";

/** What was delivered, with what, for whom (R-PRJ-02). */
export function Highlights({ project }: { project: Project }) {
  return (
    <section className="wrap rhythm" aria-labelledby="highlights">
      <h2 id="highlights" className="type-display-2 mb-10">
        {words.highlights}
      </h2>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]">
        <div>
          <h3 className="type-title mb-3">
            {words.delivered}
            <SampleTag source={project.sources?.["workDelivered"]} />
          </h3>
          <ul>
            {project.workDelivered.map((item) => (
              <li key={item} className="py-3 border-t border-line pr-6">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="type-title mb-3">
            {words.tools}
            <SampleTag source={project.sources?.["tools"]} />
          </h3>
          <ul>
            {project.tools.map((tool) => (
              <li key={tool} className="py-3 border-t border-line">
                {tool}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="type-title mb-3">
            {words.clientProfile}
            <SampleTag source={project.sources?.["clientProfile"]} />
          </h3>
          <p className="pt-3 border-t border-line">{project.clientProfile}</p>
        </div>
      </div>
    </section>
  );
}
