import { agency } from "#content/generated/agency.ts";
import { Headline } from "./slide-frame.tsx";
import type { SlideOf } from "./slides.server.ts";

/** Weeks the scale is long. */
const scaleWeeks = 26;
const percent = (weeks: number) => `${((weeks / scaleWeeks) * 100).toFixed(2)}%`;

/** How to begin: each step on one true scale of half a year, and how to reach us. */
export function StartSlide({ slide }: { slide: SlideOf<"start"> }) {
  return (
    <>
      <Headline {...slide} />
      <p className="dk-sub">{slide.text}</p>
      <ol className="dk-steps">
        {slide.steps.map(({ title, text, weeks: [from, to] }) => (
          <li key={title}>
            <b>{title}</b>
            <svg className="dk-scale" aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" />
              {to === 0 ? (
                <circle cx="8" cy="50%" r="8" />
              ) : (
                <rect x={percent(from)} width={percent(to - from)} y="0" height="100%" />
              )}
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="dk-note">{slide.scale}</p>
      <p className="dk-contact">
        <a className="dk-call" href={slide.link.href} target="_top">
          {slide.link.label}
        </a>
        {agency.phones.map(({ number }) => (
          <a key={number} href={`tel:${number.replaceAll(" ", "")}`}>
            {number}
          </a>
        ))}
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </p>
    </>
  );
}
