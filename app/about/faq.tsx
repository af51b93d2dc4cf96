import type { Question } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";

/** `/about/faq` (R-ABT-07): the answers stand open, nobody has to look behind a control. */
export function AboutFaq({ questions }: { questions: readonly Question[] }) {
  return (
    <ol className="wrap pb-24">
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
