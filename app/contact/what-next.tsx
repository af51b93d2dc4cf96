import type { Point } from "#content/schema.ts";
import * as words from "#content/generated/words/contact.ts";
import { Anchor } from "../ui/anchor.tsx";

/**
 * What becomes of a form that is sent, beside it: who reads it, when they answer, what helps, the reference. Below
 * it the way to what is kept, owed where data are collected (GDPR Art. 13).
 */
export function WhatNext({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className="type-title mb-4">
        {heading}
      </h2>
      <dl className="border-t border-line">
        {points.map(({ title, text }) => (
          <div key={title} className="py-3 border-b border-line">
            <dt className="font-650">{title}</dt>
            <dd className="text-mute">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Anchor href="/privacy" className="underlined">
          {words.privacy}
        </Anchor>
      </p>
    </section>
  );
}
