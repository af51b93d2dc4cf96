import { agency } from "#content/generated/agency.ts";
import { useEffect } from "react";
import { Link } from "react-router";
import { LogoMark } from "../layout/logo.tsx";
import { Icon, icons } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { SlideBody } from "./slides.tsx";
import type { Slide } from "./slides.server.ts";

/** What a slide looks like: as its kind does, or as this piece of work does. */
const lookOf = (slide: Slide) => (slide.kind === "work" ? slide.look : slide.kind);
type Look = ReturnType<typeof lookOf>;

/** Colours, and the size of the headline in a wide frame, which is 80 by 45 em. */
const colours: Record<Look, string> = {
  cover: "bg-deep-950 text-shell-50 [--h:7.5em]",
  unseen: "bg-ground [&_.key]:text-link [--h:5.6em]",
  reach: "bg-deep-900 text-shell-50 [&_.key]:text-sun-400 [--h:4em]",
  day: "bg-shell-200 text-ink [&_.key]:text-deep-600 @dark:bg-deep-900 @dark:text-shell-50 @dark:[&_.key]:text-deep-200",
  services: "bg-lagoon-700 text-shell-0 [&_.key]:text-lagoon-200 [--h:3.3em]",
  cargo: "bg-leaf-800 text-shell-50 [&_.key]:text-sun-400 [--h:4.2em]",
  doors: "bg-coral-100 text-ink [&_.key]:text-coral-700 [--h:2.9em]",
  return: "bg-coral-700 text-shell-0 [&_.key]:text-sun-200 [--h:4.2em]",
  lantern: "bg-deep-950 text-shell-50 [&_.key]:text-lagoon-400 [--h:4.2em]",
  figures: "bg-sun-400 text-ink [--h:6em]",
  people: "bg-ground [&_.key]:text-link [--h:6em]",
  start: "bg-deep-700 text-shell-0 [&_.key]:text-sun-400 [--h:6em]",
};

/** How headline and body share a wide frame, where the text is not beside the headline. */
const layouts: Partial<Record<Look, string>> = {
  cover: "justify-end",
  unseen: "media-wide:grid grid-cols-[35em_1fr]",
  reach: "media-wide:grid grid-cols-[29em_1fr] media-wide:items-end",
  services: "media-wide:grid grid-cols-[26em_30em] justify-between",
  cargo: "media-wide:w-[40%]",
  doors: "media-wide:grid grid-cols-[35em_1fr] media-wide:items-end",
  lantern: "media-wide:w-[45%]",
};

/** Where the picture behind the words is. Towards them it fades. */
const places: Partial<Record<Look, string>> = {
  cover:
    "h-[76%] object-cover object-[74%_50%] [mask:linear-gradient(10deg,transparent,#000_50%)] media-wide:top-[calc(50%-38.4em)] media-wide:left-[calc(50%-49.6em)] media-wide:w-[99.2em] media-wide:h-[62em] media-wide:[mask:linear-gradient(10deg,transparent_13%,#000_45%)]",
  unseen:
    "top-auto bottom-16 h-[44%] object-cover object-[66%_50%] media-wide:inset-0 media-wide:h-full media-wide:[mask:linear-gradient(90deg,transparent_20%,#000_47%)]",
  reach:
    "top-auto bottom-18 media-wide:top-[calc(50%-27.6em)] media-wide:left-[calc(50%-43.2em)] media-wide:w-[86.4em] media-wide:[mask:linear-gradient(0deg,transparent_10%,#000_34%)]",
  cargo: "h-[54vw] media-wide:h-full media-wide:left-auto media-wide:w-[58%]",
  doors: "h-[54vw] media-wide:h-[calc(50%+1.1em)] media-wide:object-[50%_44%]",
  lantern:
    "h-[54vw] media-wide:h-full media-wide:left-auto media-wide:w-[70%] media-wide:[mask:linear-gradient(90deg,transparent,#000_48%)]",
};

/** Drawings that say nothing beyond the words. */
const drawings: Record<string, string> = { cover: "archipelago", unseen: "unseen-islands", reach: "rings" };

/** The slides, one below another: in wide windows and on paper frames of 16 by 9, elsewhere as high as their words. */
export function Deck({ slides }: { slides: readonly Slide[] }) {
  useSlideKeys(slides.length);
  return slides.map((slide, index) => {
    const look = lookOf(slide);
    const top = "image" in slide && places[look] ? "pt-[calc(54vw+28px)]" : "pt-7";
    return (
      <section
        key={slide.heading}
        id={`${index + 1}`}
        className={`slide relative isolate overflow-hidden snap-start snap-always leading-[1.35] text-[clamp(.9375rem,2.7vw,1.3rem)] media-wide:text-[min(1.25vw,2.2222vh)] media-wide:grid media-wide:place-items-center media-wide:min-h-screen ${colours[look]}`}
      >
        <Ground slide={slide} />
        <div
          className={`flex flex-col min-h-screen px-[6vw] pb-3 ${top} media-wide:w-[80em] media-wide:min-h-[45em] media-wide:px-[4em] media-wide:pt-[3.7em] media-wide:pb-[1.1em]`}
        >
          <div className={`flex-1 flex flex-col min-h-0 ${layouts[look] ?? ""}`}>
            <Head slide={slide} />
            <SlideBody slide={slide} />
          </div>
          <Foot number={index + 1} count={slides.length} />
        </div>
      </section>
    );
  });
}

function Head({ slide }: { slide: Slide }) {
  const isBeside = !layouts[lookOf(slide)];
  const [place, width] = isBeside
    ? ["media-wide:grid grid-cols-[1fr_auto] gap-x-[3em] items-end", "media-wide:w-[15em]"]
    : ["", "media-wide:max-w-[22em]"];
  const heading = "type-display-1 media-wide:text-[length:var(--h,4.6em)]";
  return (
    <div className={place}>
      {slide.kind === "cover" ? (
        // One sentence per line.
        <h1 className={`${heading} whitespace-pre-line lt-sm:text-[14.5vw]`}>
          {slide.heading.replaceAll(". ", ".\n")}
        </h1>
      ) : (
        <>
          <p className="key type-label col-span-full mb-3">{slide.label}</p>
          <h2 className={heading}>{slide.heading}</h2>
        </>
      )}
      {"text" in slide && slide.text && (
        <p className={`mt-3.5 text-[1.13em] media-wide:text-[1.4em] ${width}`}>{slide.text}</p>
      )}
    </div>
  );
}

/** What is behind the words, to the edges of the window. */
function Ground({ slide }: { slide: Slide }) {
  const look = lookOf(slide);
  const className = `absolute -z-1 inset-x-0 top-0 w-full max-w-none ${places[look]}`;
  if (!places[look]) return null;
  if (slide.kind === "work") return <Picture image={slide.image} sizes="100vw" className={className} />;
  const loading = look === "cover" ? "eager" : "lazy";
  return <img className={className} src={`/images/art/${drawings[look]}.svg`} alt="" loading={loading} />;
}

/** Whose slide it is, its place among the others, and links to those before and after it. */
function Foot({ number, count }: { number: number; count: number }) {
  return (
    <p className="flex items-center pt-5 media-wide:pt-[1.1em] text-[max(1em,13px)] font-650">
      <a href="/" target="_top" className="flex items-center gap-2 min-h-11 mr-auto media-wide:mr-6">
        <LogoMark className="bar-mark" />
        {agency.name}
      </a>
      {number > 1 && <Turn to={number - 1} label="Previous slide" icon={icons.arrowLeft} />}
      {`${number} of ${count}`}
      {number < count && <Turn to={number + 1} label="Next slide" icon={icons.arrowRight} />}
      <span className="hidden print:block ml-6 font-400">{`${agency.coordinates}, ${agency.utc}`}</span>
    </p>
  );
}

function Turn({ to, label, icon }: { to: number; label: string; icon: string }) {
  return (
    <Link to={`#${to}`} replace discover="none" aria-label={label} className="bar-control print:hidden">
      <Icon path={icon} />
    </Link>
  );
}

/** How many slides each key turns. Up, down, Page Up and the like are the browser's own: it snaps to the next slide. */
const keys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Turns `count` slides by the arrow keys to the sides where each fills the window. */
function useSlideKeys(count: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const turn = keys[event.key];
      const snaps = getComputedStyle(document.documentElement).scrollSnapType !== "none";
      if (!turn || !snaps || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const shown = Array.from(document.querySelectorAll(".slide")).filter(
        (slide) => slide.getBoundingClientRect().top < innerHeight / 2,
      ).length;
      const hash = `#${Math.min(Math.max(shown + turn, 1), count)}`;
      document.getElementById(hash.slice(1))?.scrollIntoView();
      // Without an entry in the history: Back leaves the slides, in a frame too.
      history.replaceState(history.state, "", hash);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [count]);
}
