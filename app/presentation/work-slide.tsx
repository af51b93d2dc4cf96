import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import { Picture } from "../ui/picture.tsx";
import type { SlideOf } from "./slides.server.ts";

/** What came of a piece of work, and the link to its case study. */
export function WorkResults({ slide }: { slide: SlideOf<"work"> }) {
  const { look, counted, stats, places } = slide;
  return (
    <>
      {look === "doors" && (
        <ul className="dk-doors-names font-650 text-center">
          {places.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {look === "return" && counted && <Returned {...counted} />}
      <dl className="dk-stats">
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="dk-link underlined" href={slide.link} target="_top">
        {fill(words.readStudy, { client: slide.label })}
      </a>
    </>
  );
}

/** The picture from edge to edge; the slide of the return draws its own. */
export function WorkGround({ slide }: { slide: SlideOf<"work"> }) {
  if (slide.look === "return") return null;
  const wide = slide.look === "cargo" ? "(min-width: 900px) 60vw, 100vw" : "100vw";
  return <Picture image={slide.image} sizes={wide} className="dk-ground" />;
}

/** One mark for what was spent, and ten for what came back. */
function Returned({ spent, returned }: { spent: string; returned: string }) {
  return (
    <svg className="dk-returned font-650" viewBox="0 0 1200 300" aria-hidden="true">
      <path className="dk-wake" d="M60 210C180 60 330 60 420 190S700 290 820 170 1060 60 1190 120" />
      <circle cx="60" cy="210" r="34" />
      {/* Ten places along the wake: dots, drawn as lines of no length with round ends. */}
      <path
        className="dk-back"
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
