import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import type { SlideOf } from "./slides.server.ts";

/** How the office's day falls in the other town's night: the sun over both, and three moments of one message. */
export function DayChart({ slide }: { slide: SlideOf<"day"> }) {
  const { home, place, suns, moments } = slide;
  const { sent, opens, closes } = moments;
  return (
    <figure className="dk-day-figure flex flex-1 flex-col">
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
            <path d="M-1600-252H1600V0H-1600z" />
          </clipPath>
          <Sun className="dk-there" place={suns.there.place} />
          <Sun className="dk-here" place={suns.here.place} />
        </svg>
        <line stroke="currentColor" strokeWidth="1.5" x1="0" x2="100%" y1="50%" y2="50%" />
        <line className="dk-office" x1={opens.at} x2={closes.at} y1="50%" y2="50%" />
        <circle className="fill-coral-500" cx={sent.at} cy="50%" r="7" />
        <text className="dk-town font-650" x={suns.here.name} y="36%" textAnchor="middle">
          {fill(words.dayIn, { place: home })}
        </text>
        {/* Above its hill, and never in the place of the other name. */}
        <text className="font-650" x={suns.there.name} y="17%" textAnchor="middle">
          {fill(words.dayIn, { place })}
        </text>
        <Moment {...sent} title={slide.sent} time={`${sent.there} ${place}`} />
        <Moment {...opens} title={slide.opens} time={`${opens.here} ${home}`} />
        <Moment {...closes} title={slide.closes} time={`${closes.there} ${place}`} />
      </svg>
      <figcaption className="dk-small">{slide.note}</figcaption>
    </figure>
  );
}

/** Two days of the sun with a midnight in their middle: 252 above the horizon at noon, and as far below it then. */
const twoDays = `M-1600 252${"c291 0 509-504 800-504s509 504 800 504".repeat(2)}`;

/** The sun over a town: dotted by night, and by day a sheaf of crests that meet at the horizon. */
function Sun({ place, className }: { place: string; className: string }) {
  return (
    <g className={className} transform={place}>
      <path className="dk-night" d={twoDays} />
      <g clipPath="url(#above)">
        <path className="dk-sun" d={twoDays} />
        {[1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((height) => (
          <path key={height} className="dk-crest" d={twoDays} transform={`scale(1 ${height})`} />
        ))}
      </g>
    </g>
  );
}

/** A line at a moment, with its words after it or `before` it. */
function Moment({ at, title, time, before }: { at: string; title: string; time: string; before: boolean }) {
  const side = {
    x: at,
    dx: before ? "-.6em" : ".6em",
    textAnchor: before ? "end" : "start",
  } as const;
  return (
    <>
      <line stroke="currentColor" strokeWidth="1.5" x1={at} x2={at} y1="50%" y2="78%" />
      <text className="font-650" y="63%" {...side}>
        {title}
      </text>
      <text y="75%" {...side}>
        {time}
      </text>
    </>
  );
}
