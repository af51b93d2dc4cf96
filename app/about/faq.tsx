import type { buyers as texts } from "#content/generated/about.ts";
import type { Question } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

/** `/about/faq` (R-ABT-07): the answers, already open, then what buyers check before they sign. */
export function AboutFaq({ questions, buyers }: { questions: readonly Question[]; buyers: typeof texts }) {
  return (
    <>
      <Questions questions={questions} />
      <section aria-labelledby="buyers" className="wrap pb-24">
        <h2 id="buyers" className="type-display-2 mb-8">
          {buyers.heading}
        </h2>
        <dl className="border-t-2 border-text">
          {buyers.points.map((point) => (
            <div key={point.id} className="grid gap-x-6 gap-y-2 lg:grid-cols-12 py-7 border-b border-line">
              <dt id={point.id} className="type-title lg:col-span-5">
                {point.title}
                <SampleTag source={point.source} />
              </dt>
              <dd className="measure lg:col-span-7">
                {point.text}{" "}
                {point.link && (
                  <Anchor href={point.link.href} className="underlined">
                    {point.link.label}
                  </Anchor>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <ol className="wrap pb-16">
      {questions.map((entry, index) => (
        <li key={entry.question} className="grid gap-x-6 gap-y-3 lg:grid-cols-12 py-10 border-t border-line">
          <h2 className="type-title lg:col-span-5">
            <span className="text-link mr-3">{index + 1}</span>
            {entry.question}
            <SampleTag source={entry.source} />
          </h2>
          <p className="lg:col-span-6 measure">{entry.answer}</p>
        </li>
      ))}
    </ol>
  );
}
