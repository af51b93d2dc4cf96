import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import type { SlideOf } from "./slides.server.ts";

/** What came of a piece of work, and the link to its case study. */
export function WorkResults({ slide }: { slide: SlideOf<"work"> }) {
  const { look, counted, stats, places } = slide;
  return (
    <>
      {look === "doors" && (
        <ul className="dk-doors-names absolute flex font-650 text-center">
          {places.map((name) => (
            <li key={name} className="flex-1">
              {name}
            </li>
          ))}
        </ul>
      )}
      {look === "return" && counted && <Returned {...counted} />}
      <dl className="dk-stats grid">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="dk-small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="underlined self-start mt-5 py-1" href={slide.link} target="_top">
        {fill(words.readStudy, { client: slide.label })}
      </a>
    </>
  );
}

/** One mark for what was spent, and ten for what came back. */
function Returned({ spent, returned }: { spent: string; returned: string }) {
  return (
    <svg className="dk-returned fill-current font-650" viewBox="0 0 1200 300" aria-hidden="true">
      <path
        className="dk-wake fill-none"
        strokeWidth="3"
        d="M60 210C180 60 330 60 420 190S700 290 820 170 1060 60 1190 120"
      />
      <circle cx="60" cy="210" r="34" />
      {/* Ten places along the wake: dots, drawn as lines of no length with round ends. */}
      <path
        className="stroke-sun-400"
        strokeLinecap="round"
        strokeWidth="68"
        d="M398 160h.01M478 226h.01M560 252h.01M648 252h.01M734 226h.01M812 176h.01M896 132h.01M980 104h.01M1066 96h.01M1152 106h.01"
      />
      <text x="112" y="228">
        {spent}
      </text>
      <text x="1174" y="36" textAnchor="end">
        {returned}
      </text>
    </svg>
  );
}
