import * as words from "#content/generated/words/projects.ts";
import type { Project } from "#content/schema.ts";
import { Reveal } from "../motion/reveal.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

/** The result, which fades in once it is seen (R-PRJ-04). */
export function Result({ project }: { project: Project }) {
  const { headline, text, metrics } = project.result;
  return (
    <section className="bg-deep-950 text-shell-50 rhythm" aria-labelledby="result">
      <Reveal {...project.reveal}>
        <div className="wrap grid gap-x-6 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="result" className="type-label text-deep-200 mb-5">
              {words.result}
              <SampleTag source={project.sources?.["result"]} />
            </h2>
            <h3 className="type-display-2">{headline}</h3>
            <p className="type-lead text-deep-200 measure mt-6">{text}</p>
          </div>
          <dl className="lg:col-span-4 lg:col-start-9 self-end">
            {metrics.map((metric) => (
              <div key={metric.label} className="flex flex-col-reverse gap-1 py-5 border-t border-deep-700">
                <dt className="text-deep-200">{metric.label}</dt>
                <dd className="type-title text-sun-400">{metric.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Reveal>
    </section>
  );
}
