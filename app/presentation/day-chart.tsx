import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import type { SlideOf } from "./slides.server.ts";

/** How the office's day falls in the other town's night: the sun over both, and three moments of one message. */
export function DayChart({ slide }: { slide: SlideOf<"day"> }) {
  const { home, place, paths, names, moments } = slide;
  const { sent, opens, closes } = moments;
  return (
    <figure className="dk-day-figure">
      <svg
        className="dk-day-chart flex-1 w-full"
        role="img"
        aria-label={fill(words.pictureOfDay, {
          home,
          place,
          opens: opens.here,
          closes: closes.here,
          opensThere: opens.there,
          closesThere: closes.there,
        })}
      >
        <svg viewBox="0 0 1600 520" preserveAspectRatio="none" width="100%" height="100%">
          <clipPath id="above">
            <path d="M0 0H1600V260H0z" />
          </clipPath>
          <path className="dk-there dk-night" d={paths.there} />
          <path className="dk-here dk-night" d={paths.here} />
          <g clipPath="url(#above)">
            <path className="dk-there dk-sun" d={`${paths.there}V520H0z`} />
            <path className="dk-here dk-sun" d={`${paths.here}V520H0z`} />
            <Swell className="dk-there" path={paths.there} />
            <Swell className="dk-here" path={paths.here} />
          </g>
        </svg>
        <line stroke="currentColor" strokeWidth="1.5" x1="0" x2="100%" y1="50%" y2="50%" />
        <line className="dk-office" x1={percent(opens.at)} x2={percent(closes.at)} y1="50%" y2="50%" />
        <circle className="fill-coral-500" cx={percent(sent.at)} cy="50%" r="7" />
        <text className="dk-town font-650" {...names.here}>
          {fill(words.dayIn, { place: home })}
        </text>
        <text className="dk-town dk-town-there font-650" {...names.there}>
          {fill(words.dayIn, { place })}
        </text>
        <Moment {...sent} title={slide.sent} time={`${sent.there} ${place}`} />
        <Moment {...opens} title={slide.opens} time={`${opens.here} ${home}`} />
        <Moment {...closes} title={slide.closes} time={`${closes.there} ${place}`} />
      </svg>
      <figcaption className="dk-note">{slide.note}</figcaption>
    </figure>
  );
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** The sun's height as a sheaf of crests, one below the other, which meet at the horizon. */
function Swell({ path, className }: { path: string; className: string }) {
  return (
    <g className={`dk-swell ${className}`}>
      {[1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((height) => (
        <path
          key={height}
          d={path}
          transform={`translate(0 ${(260 * (1 - height)).toFixed(1)}) scale(1 ${height})`}
        />
      ))}
    </g>
  );
}

/** A line at a moment, with its words after it or `before` it. */
function Moment({ at, title, time, before }: { at: number; title: string; time: string; before: boolean }) {
  const side = {
    x: percent(at),
    dx: before ? "-.6em" : ".6em",
    textAnchor: before ? "end" : "start",
  } as const;
  return (
    <>
      <line stroke="currentColor" strokeWidth="1.5" x1={percent(at)} x2={percent(at)} y1="50%" y2="78%" />
      <text className="dk-moment font-650" y="63%" {...side}>
        {title}
      </text>
      <text className="dk-time" y="75%" {...side}>
        {time}
      </text>
    </>
  );
}
