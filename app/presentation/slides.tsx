import { Picture } from "../ui/picture.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";
import { DayChart } from "./day-chart.tsx";
import type { Slide, SlideOf } from "./slides.server.ts";
import { WorkResults } from "./work-slide.tsx";
import { agency } from "#content/generated/agency.ts";

/** Drawings that say nothing beyond the words. */
const drawings: Partial<Record<Slide["kind"], string>> = {
  cover: "archipelago",
  unseen: "unseen-islands",
  reach: "rings",
};

/** What is on a slide: a picture behind it, its opening words, and what is special to it. */
export function SlideContent({ slide }: { slide: Slide }) {
  const isCover = slide.kind === "cover";
  return (
    <>
      <Ground slide={slide} />
      <div className={`dk-head ${isCover ? "mt-auto" : ""}`}>
        {!isCover && <p className="dk-label type-label mb-3">{slide.label}</p>}
        {isCover ? (
          // One sentence per line.
          <h1 className="dk-h whitespace-pre-wrap">{slide.heading.replaceAll(". ", ".\n")}</h1>
        ) : (
          <h2 className="dk-h">{slide.heading}</h2>
        )}
        {"text" in slide && slide.text && <p className="dk-sub">{slide.text}</p>}
      </div>
      {isCover ? (
        <p className="dk-city absolute font-650" aria-hidden="true">
          {slide.city}
        </p>
      ) : (
        <div className="dk-body flex flex-1 flex-col">
          <Body slide={slide} />
        </div>
      )}
    </>
  );
}

/** What fills the slide to the edges of the window; the slide of the return draws its own. */
function Ground({ slide }: { slide: Slide }) {
  if (slide.kind === "work" && slide.look !== "return") {
    const wide = slide.look === "cargo" ? "(min-width: 900px) 60vw, 100vw" : "100vw";
    return <Picture image={slide.image} sizes={wide} className="dk-ground" />;
  }
  const name = drawings[slide.kind];
  const loading = slide.kind === "cover" ? "eager" : "lazy";
  return name && <img className="dk-ground" src={`/images/art/${name}.svg`} alt="" loading={loading} />;
}

function Body({ slide }: { slide: Exclude<Slide, { kind: "cover" }> }) {
  switch (slide.kind) {
    case "unseen":
      return <p className="dk-small text-mute self-start">{slide.note}</p>;
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

function Reach({ slide }: { slide: SlideOf<"reach"> }) {
  return (
    <>
      <dl className="dk-regions dk-small grid">
        {slide.regions.map(({ title, places }) => (
          <div key={title}>
            <dt className="font-650">{title}</dt>
            <dd className="text-deep-200">{places.join(", ")}</dd>
          </div>
        ))}
      </dl>
      <p className="dk-small text-deep-200">{slide.note}</p>
    </>
  );
}

/** Each service hangs on a line of its own, and all lines start from one point. */
function Services({ slide }: { slide: SlideOf<"services"> }) {
  const row = 100;
  const height = slide.services.length * row;
  return (
    <>
      <svg
        className="dk-lines absolute max-w-none"
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {slide.services.map(({ slug }, index) => {
          const start = Math.round(height * 0.84 + (index - (slide.services.length - 1) / 2) * 7);
          const end = index * row + row / 2;
          return <path key={slug} d={`M0 ${start}C880 ${start} 800 ${end} 1000 ${end}`} />;
        })}
      </svg>
      <ul className="dk-crafts flex flex-1 flex-col">
        {slide.services.map(({ slug, name }) => (
          <li key={slug} className="flex flex-1 items-center">
            <a href={`/services/${slug}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each figure as that many marks: crests in rows of ten, like a tally. Below them, a client's words. */
function Figures({ slide }: { slide: SlideOf<"figures"> }) {
  const { content, by, sample } = slide.voice;
  return (
    <>
      <dl className="dk-tallies grid">
        {slide.figures.map(({ value, label }) => (
          <div key={label}>
            <dt className="font-650">{label}</dt>
            <dd>
              {value}
              <svg className="w-full" viewBox={`0 0 500 ${Math.ceil(value / 10) * 40}`} aria-hidden="true">
                <path d={tally(value)} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figure className="dk-small mt-5">
        <blockquote>{`\u201c${content}\u201d`}</blockquote>
        <figcaption className="text-mute">
          {by}
          <SampleTag source={sample ? "sample" : undefined} />
        </figcaption>
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
    <>
      <svg
        className="dk-lines absolute max-w-none"
        viewBox="0 0 1200 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M-20 100C100 0 200 0 300 100S500 200 600 100 800 0 900 100 1100 200 1220 100M-20 130C100 30 200 30 300 130S500 230 600 130 800 30 900 130 1100 230 1220 130" />
      </svg>
      <ul className="dk-crew grid">
        {slide.people.map(({ name, post, image, sample }) => (
          <li key={name}>
            <Picture image={image} sizes="(min-width: 900px) 14vw, 30vw" className="dk-face w-full mb-2" />
            <b className="block">{name}</b>
            <span className="dk-small block text-mute">{post}</span>
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
                <circle className="fill-coral-500" stroke="none" cx="8" cy="50%" r="8" />
              ) : (
                <rect x={percent(from)} width={percent(to - from)} height="100%" stroke="none" />
              )}
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="dk-small">{slide.scale}</p>
      <p className="dk-contact font-650 flex flex-wrap items-center gap-x-6">
        <a className="btn-accent" href={slide.link.href} target="_top">
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
