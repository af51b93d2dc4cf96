import type { SlideOf } from "./slides.server.ts";

const bold = "font-650 media-wide:text-[1.35em]";

/** How the office's day falls in the other town's night: the sun over both, and three moments of one message. */
export function DayChart({ slide }: { slide: SlideOf<"day"> }) {
  const { home, place, suns, moments } = slide;
  const { sent, opens, closes } = moments;
  const picture = `${home} works from ${opens.here} to ${closes.here}, which in ${place} is ${opens.there} to ${closes.there}.`;
  return (
    <figure className="flex-1 flex flex-col mt-[1.3em] -mx-[6vw] media-wide:mt-0 media-wide:-mx-[calc(50vw-36em)]">
      <svg className="flex-1 w-full min-h-[300px] media-wide:min-h-0" role="img" aria-label={picture}>
        <svg viewBox="0 0 1600 520" preserveAspectRatio="none" width="100%" height="100%">
          <Sun
            {...suns.there}
            className="fill-deep-200 stroke-deep-600 @dark:fill-deep-700 @dark:stroke-deep-400"
          />
          <Sun {...suns.here} className="fill-sun-400 stroke-sun-600" />
        </svg>
        <line stroke="currentColor" strokeWidth="1.5" x1="0" x2="100%" y1="50%" y2="50%" />
        <line className="stroke-coral-500 stroke-[.8em]" x1={opens.at} x2={closes.at} y1="50%" y2="50%" />
        <circle className="fill-coral-500" cx={sent.at} cy="50%" r="7" />
        {/* Curves pass behind the words, so they are outlined in the colour of their background. */}
        <g className="fill-current stroke-shell-200 @dark:stroke-deep-900 stroke-[.45em] [stroke-linejoin:round] [paint-order:stroke] text-[min(.9em,3.4vw)] media-wide:text-[1.04em]">
          <text className={`fill-ink stroke-sun-400 ${bold}`} x={suns.here.name} y="36%" textAnchor="middle">
            {`${home} by day`}
          </text>
          {/* Above its hill, and never in the place of the other name. */}
          <text className={bold} x={suns.there.name} y="17%" textAnchor="middle">
            {`${place} by day`}
          </text>
          <Moment at={sent.at} title={slide.sent} time={`${sent.there} ${place}`} before />
          <Moment at={opens.at} title={slide.opens} time={`${opens.here} ${home}`} />
          <Moment at={closes.at} title={slide.closes} time={`${closes.there} ${place}`} />
        </g>
      </svg>
      <figcaption className="px-[6vw] media-wide:px-[calc(50vw-36em)] text-[max(1em,13px)]">
        {slide.note}
      </figcaption>
    </figure>
  );
}

/** Two days of the sun with a midnight in their middle: 252 above the horizon at noon, and as far below it then. */
const twoDays = `M-1600 252${"c291 0 509-504 800-504s509 504 800 504".repeat(2)}`;

/** What of that is above the horizon. */
const daylight = `M-1200 0${"c127-126 254-252 400-252s273 126 400 252m800 0".repeat(2)}`;

/** The sun over a town: dotted by night, and by day a sheaf of crests that meet at the horizon. */
function Sun({ place, className }: { place: string; className: string }) {
  return (
    <g className={`[&>path]:[vector-effect:non-scaling-stroke] ${className}`} transform={place}>
      <path d={twoDays} fill="none" strokeDasharray="2 10" strokeLinecap="round" strokeWidth="2" />
      <path d={daylight} />
      {[0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((height) => (
        <path key={height} d={daylight} fill="none" opacity=".55" transform={`scale(1 ${height})`} />
      ))}
    </g>
  );
}

/** A line at a moment, with its words after it or `before` it. */
function Moment({ at, title, time, before }: { at: string; title: string; time: string; before?: boolean }) {
  const side = { x: at, dx: before ? "-.6em" : ".6em", textAnchor: before ? "end" : "start" } as const;
  return (
    <>
      <line stroke="currentColor" strokeWidth="1.5" x1={at} x2={at} y1="50%" y2="78%" />
      <text className={bold} y="63%" {...side}>
        {title}
      </text>
      <text y="75%" {...side}>
        {time}
      </text>
    </>
  );
}
