import { Picture } from "../ui/picture.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";
import { DayChart } from "./day-chart.tsx";
import type { Slide, SlideOf } from "./slides.server.ts";
import { WorkGround, WorkResults } from "./work-slide.tsx";
import { agency } from "#content/generated/agency.ts";

/** Drawings that say nothing beyond the words. */
const drawings: Partial<Record<Slide["kind"], readonly [name: string, width: number, height: number]>> = {
  cover: ["archipelago", 1600, 1000],
  unseen: ["unseen-islands", 1600, 1000],
  reach: ["rings", 1440, 700],
};

/** What fills the slide to the edges of the window. */
export function SlideGround({ slide }: { slide: Slide }) {
  if (slide.kind === "work") return <WorkGround slide={slide} />;
  const [name, width, height] = drawings[slide.kind] ?? [];
  const loading = slide.kind === "cover" ? "eager" : "lazy";
  return (
    name && (
      <img className="dk-ground" src={`/images/art/${name}.svg`} alt="" {...{ width, height, loading }} />
    )
  );
}

/** What is on a slide. */
export function SlideContent({ slide }: { slide: Slide }) {
  if (slide.kind === "cover") return <Cover slide={slide} />;
  const hasText = "text" in slide && !(slide.kind === "work" && slide.look === "return");
  return (
    <>
      <p className="dk-label type-label">{slide.label}</p>
      <h2 className="dk-h">{slide.heading}</h2>
      {hasText && <p className="dk-sub">{slide.text}</p>}
      <Body slide={slide} />
    </>
  );
}

/** A slide below its opening words; the cover has nothing there. */
function Body({ slide }: { slide: Exclude<Slide, { kind: "cover" }> }) {
  switch (slide.kind) {
    case "unseen":
      return <p className="dk-note">{slide.note}</p>;
    case "reach":
      return <Reach slide={slide} />;
    case "day":
      return <DayChart slide={slide} />;
    case "services":
      return <Services slide={slide} />;
    case "work":
      return <WorkResults slide={slide} />;
    case "figures":
      return <Figures slide={slide} />;
    case "people":
      return <People slide={slide} />;
    case "start":
      return <Start slide={slide} />;
  }
}

/** Its headline is the page's `h1`, one sentence per line. */
function Cover({ slide }: { slide: SlideOf<"cover"> }) {
  return (
    <>
      <h1 className="dk-h">
        {slide.heading
          .replaceAll(". ", ".\n")
          .split("\n")
          .map((line) => (
            <span key={line} className="block">{`${line} `}</span>
          ))}
      </h1>
      <p className="dk-sub">{slide.text}</p>
      <p className="dk-city font-650" aria-hidden="true">
        {slide.city}
      </p>
    </>
  );
}

function Reach({ slide }: { slide: SlideOf<"reach"> }) {
  return (
    <>
      <dl className="dk-regions grid">
        {slide.regions.map(({ title, places }) => (
          <div key={title}>
            <dt className="font-650">{title}</dt>
            <dd>{places.join(", ")}</dd>
          </div>
        ))}
      </dl>
      <p className="dk-note">{slide.note}</p>
    </>
  );
}

/** Each service hangs on a line of its own, and all lines start from one point. */
function Services({ slide }: { slide: SlideOf<"services"> }) {
  const row = 100;
  const height = slide.services.length * row;
  return (
    <>
      <svg className="dk-fan" viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {slide.services.map(({ slug }, index) => {
          const start = Math.round(height * 0.84 + (index - (slide.services.length - 1) / 2) * 7);
          const end = index * row + row / 2;
          return <path key={slug} d={`M0 ${start}C880 ${start} 800 ${end} 1000 ${end}`} />;
        })}
      </svg>
      <ul className="dk-crafts">
        {slide.services.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/services/${slug}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each figure as that many marks: crests in rows of ten, like a tally. */
function Figures({ slide }: { slide: SlideOf<"figures"> }) {
  return (
    <dl className="dk-tallies grid">
      {slide.figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="font-650">{label}</dt>
          <dd>
            {value}
            <svg viewBox={`0 0 500 ${Math.ceil(value / 10) * 40}`} aria-hidden="true">
              <path d={tally(value)} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
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
    <>
      <svg className="dk-line" viewBox="0 0 1200 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-20 100C100 0 200 0 300 100S500 200 600 100 800 0 900 100 1100 200 1220 100M-20 130C100 30 200 30 300 130S500 230 600 130 800 30 900 130 1100 230 1220 130" />
      </svg>
      <ul className="dk-crew grid">
        {slide.people.map(({ name, post, image, sample }) => (
          <li key={name}>
            <Picture image={image} sizes="(min-width: 900px) 14vw, 30vw" className="dk-face w-full" />
            <b className="block">{name}</b>
            <span className="block">{post}</span>
            <SampleTag source={sample ? "sample" : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

const scaleWeeks = 26;
const percent = (weeks: number) => `${((weeks / scaleWeeks) * 100).toFixed(2)}%`;

/** How to begin: each step on one true scale of half a year, and how to reach us. */
function Start({ slide }: { slide: SlideOf<"start"> }) {
  return (
    <>
      <ol className="dk-steps grid">
        {slide.steps.map(({ title, text, weeks: [from, to] }) => (
          <li key={title}>
            <b className="block">{title}</b>
            <svg className="dk-scale w-full" aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" />
              {to === 0 ? (
                <circle className="fill-coral-500" cx="8" cy="50%" r="8" />
              ) : (
                <rect x={percent(from)} width={percent(to - from)} y="0" height="100%" />
              )}
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="dk-note">{slide.scale}</p>
      <p className="dk-contact font-650">
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
