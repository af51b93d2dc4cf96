import { contactItems } from "../contact/contact-links.ts";
import { Picture } from "../ui/picture.tsx";
import { claim } from "../ui/claim.ts";
import { DayChart } from "./day-chart.tsx";
import type { Slide, SlideOf } from "./slides.server.ts";

/** Text that does not become smaller than can be read. */
const small = "text-[max(1em,13px)]";

/** Beside the town's dot in the drawing. */
const city =
  "hidden media-wide:block absolute top-[calc(50%-6.3em)] left-[calc(50%+19.5em)] font-650 text-coral-300";

/** What is on a slide besides its opening words. */
export function SlideBody({ slide }: { slide: Slide }) {
  return (
    <>
      {slide.kind === "cover" && <p className={city}>{slide.city}</p>}
      {slide.kind === "unseen" && (
        <p className={`mt-auto mx-auto media-wide:mr-0 p-2 bg-ground ${small}`}>{slide.note}</p>
      )}
      {slide.kind === "reach" && <Reach slide={slide} />}
      {slide.kind === "day" && <DayChart slide={slide} />}
      {slide.kind === "services" && <Services slide={slide} />}
      {slide.kind === "work" && <Work slide={slide} />}
      {slide.kind === "figures" && <Figures slide={slide} />}
      {slide.kind === "people" && <People slide={slide} />}
      {slide.kind === "start" && <Start slide={slide} />}
    </>
  );
}

function Reach({ slide }: { slide: SlideOf<"reach"> }) {
  return (
    // On narrow screens there is room for the map below, which is half as high as wide.
    <div className={`mt-[1.3em] pb-[50vw] media-wide:pb-0 ${small}`}>
      <dl className="grid gap-[1em] mb-[1em] media-wide:grid-cols-2">
        {slide.regions.map(({ title, places }) => (
          <div key={title} className="media-wide:pt-[.5em] media-wide:border-t border-deep-400">
            <dt className="font-650">{title}</dt>
            <dd className="text-deep-200">{places.join(", ")}</dd>
          </div>
        ))}
      </dl>
      <p className="text-deep-200">{slide.note}</p>
    </div>
  );
}

/** Each service hangs on a line of its own, and all lines start from one point. */
function Services({ slide }: { slide: SlideOf<"services"> }) {
  const height = slide.services.length * 100;
  const lines = slide.services.map((_, index) => {
    const start = Math.round(height * 0.84 + (index - (slide.services.length - 1) / 2) * 7);
    const end = index * 100 + 50;
    return `M0 ${start}C880 ${start} 800 ${end} 1000 ${end}`;
  });
  return (
    <div className="relative flex-1 flex mt-[1.3em] media-wide:mt-0 ml-11 media-wide:ml-0">
      <svg
        className="absolute -z-1 top-0 right-full h-full w-[calc(44px+6vw)] media-wide:w-[78em] max-w-none fill-none stroke-lagoon-200"
        strokeWidth="1.5"
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={lines.join("")} vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className="flex-1 flex flex-col [font:620_1.2em/1.1_var(--display-face)] media-wide:text-[1.84em]">
        {slide.services.map(({ slug, name }) => (
          <li key={slug} className="flex-1 flex items-center pl-[.7em] border-b border-lagoon-600">
            <a href={`/services/${slug}`} target="_top" className="py-2 media-wide:py-0 hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const grids: Partial<Record<SlideOf<"work">["look"], string>> = {
  doors: "grid-cols-2 media-wide:grid-cols-4",
  return:
    "grid-cols-3 media-wide:grid-cols-[auto_1fr_1fr_1fr] items-end [&>:last-child]:order-first [&>:last-child]:col-span-full media-wide:[&>:last-child]:col-span-1 media-wide:[&>:last-child]:mr-[4.8em] [&>:last-child>dd]:text-[7em] media-wide:[&>:last-child>dd]:text-[10.4em]",
};

/** What came of a piece of work, and the link to its case study. */
function Work({ slide }: { slide: SlideOf<"work"> }) {
  const { look, counted, stats, places } = slide;
  return (
    <div className="flex-1 flex flex-col justify-end mt-[1.3em]">
      {look === "doors" && (
        <ul className="hidden media-wide:flex absolute top-[calc(50%+1.7em)] left-[7.6%] right-[7%] text-[1.2em] font-650 text-center">
          {places.map((name) => (
            <li key={name} className="flex-1">
              {name}
            </li>
          ))}
        </ul>
      )}
      {counted && <Returned {...counted} />}
      <dl className={`grid gap-x-[1.4em] gap-y-[1em] ${grids[look] ?? "grid-cols-2"}`}>
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className={small}>{label}</dt>
            <dd className="key [font:620_2em/1_var(--display-face)]">{value}</dd>
          </div>
        ))}
      </dl>
      <a className="underlined self-start mt-5 py-1" href={slide.link} target="_top">
        {`Read how: ${slide.label}`}
      </a>
    </div>
  );
}

/** One mark for what was spent, and ten for what came back. */
function Returned({ spent, returned }: { spent: string; returned: string }) {
  return (
    <svg
      className="fill-current font-650 mb-[1em] media-wide:h-[11.6em] [&>text]:text-[52px] media-wide:[&>text]:text-[26px]"
      viewBox="0 0 1200 300"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-coral-300"
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

/** Each figure as that many marks: crests in rows of ten, like a tally. Below them, a client's words. */
function Figures({ slide }: { slide: SlideOf<"figures"> }) {
  const { content, by, sample } = slide.voice;
  return (
    <>
      <dl className="mt-auto pt-[1.3em] grid gap-[1.3em] media-wide:grid-cols-3 media-wide:gap-[3.2em] items-end">
        {slide.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col media-wide:flex-col-reverse">
            <dt className="font-650 media-wide:mt-[.6em] media-wide:text-[1.4em]">{label}</dt>
            <dd className="grid grid-cols-[1.5em_minmax(0,5em)] gap-[.25em] media-wide:flex flex-col-reverse [font:620_4.3em/.85_var(--display-face)] media-wide:text-[8.8em] tracking-[-.04em]">
              {value}
              <svg viewBox={`0 0 500 ${Math.ceil(value / 10) * 40}`} className="w-full" aria-hidden="true">
                <path
                  d={tally(value)}
                  fill="none"
                  stroke="currentColor"
                  strokeLinecap="round"
                  strokeWidth="6"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figure className={`mt-5 ${small}`}>
        <blockquote>{`\u201c${content}\u201d`}</blockquote>
        <figcaption {...claim(sample)}>{by}</figcaption>
      </figure>
    </>
  );
}

/** Path data of `count` crests, ten a row, on a grid of 50 by 40. */
function tally(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `M${(index % 10) * 50 + 5} ${Math.floor(index / 10) * 40 + 30}q20-34 40 0`,
  ).join("");
}

function People({ slide }: { slide: SlideOf<"people"> }) {
  return (
    <ul className="mt-[1.3em] media-wide:mt-auto grid grid-cols-[repeat(auto-fit,minmax(8em,1fr))] gap-[1.2em]">
      {slide.people.map(({ name, post, image, sample }) => (
        <li key={name} className="media-wide:odd:[transform:translateY(-2.7em)]" {...claim(sample)}>
          <Picture
            image={image}
            sizes="(min-width: 900px) 14vw, 30vw"
            className="w-full mb-2 aspect-[2] media-wide:aspect-square"
          />
          <b className="block">{name}</b>
          <span className={`block text-mute ${small}`}>{post}</span>
        </li>
      ))}
    </ul>
  );
}

/** How to begin: each step on one true scale of half a year, and how to reach us. */
function Start({ slide }: { slide: SlideOf<"start"> }) {
  return (
    <>
      <ol className="mt-[1.3em] media-wide:mt-auto grid gap-[.8em] media-wide:gap-[1.2em]">
        {slide.steps.map(({ title, text, weeks: [from, to] }) => (
          <li key={title} className="media-wide:grid grid-cols-[10.4em_1fr_20.8em] gap-[1.4em] items-center">
            <b className="block [font:620_1.4em/1.1_var(--display-face)]">{title}</b>
            <svg className="w-full h-3.5 my-1 fill-sun-400" aria-hidden="true">
              <line className="stroke-deep-200" x1="0" x2="100%" y1="50%" y2="50%" />
              {to === 0 ? (
                <circle className="fill-coral-500" cx="8" cy="50%" r="7" />
              ) : (
                <rect x={`${from / 0.26}%`} width={`${(to - from) / 0.26}%`} height="100%" />
              )}
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={`mt-[.6em] mb-auto pb-4 text-sun-400 ${small}`}>{slide.scale}</p>
      <p className="flex flex-wrap items-center gap-x-6 text-[1.2em] leading-11 font-650">
        <a className="btn-accent" href={slide.link.href} target="_top">
          {slide.link.label}
        </a>
        {contactItems.map(
          ({ href, content }) =>
            href && (
              <a key={href} href={href} className="hover:underline">
                {content}
              </a>
            ),
        )}
      </p>
    </>
  );
}
