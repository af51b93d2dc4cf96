import { useRef, useState, type RefObject, useEffect } from "react";
import { agency } from "#content/generated/agency.ts";
import { heroSlides, home } from "#content/generated/home.ts";
import type { HeroSlide } from "#content/schema.ts";
import { ActionLinks, Anchor, ContentLink } from "../ui/anchor.tsx";
import { Picture } from "../ui/picture.tsx";
import { Arrows, useCarouselInput } from "../ui/carousel.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useSeen } from "../motion/use-in-view.ts";
import { hasSlowLink } from "../ui/link-quality.ts";
import { Icon, icons } from "../ui/icon.tsx";
import { claim } from "../ui/claim.ts";

/**
 * The first screen: the headline over the archipelago's swell, which responds to the pointer, and a carousel of three
 * slides at its right edge. It does not move by itself; without script the slides scroll side by side.
 */
export function Hero() {
  const [index, setIndex] = useState(0);
  const hydrated = useHydrated();
  const sea = useRef<HTMLCanvasElement>(null);
  useSea(sea);
  const step = (by: number) => setIndex((current) => (current + by + heroSlides.length) % heroSlides.length);
  const keys = useCarouselInput(step);
  return (
    <div className="relative bg-deep-950 text-shell-50 overflow-hidden">
      <picture className="contents">
        <source media="(max-width: 639px)" srcSet="/images/art/archipelago-phone.svg" />
        <img
          src="/images/art/archipelago.svg"
          alt=""
          width={1600}
          height={1000}
          fetchPriority="high"
          className="absolute inset-0 w-full h-full object-cover op-55"
        />
      </picture>
      <canvas
        ref={sea}
        aria-hidden="true"
        className="absolute inset-0 w-full h-full op-0 pointer-events-none transition-opacity"
      />
      <div className="wrap opening">
        <div className="lg:col-span-7">
          <p className="type-label text-sun-400 mb-3 md:mb-6">{agency.tagline}</p>
          <h1 className="type-display-1 max-w-[8.51em] lg:max-w-7.5em">{home.headline}</h1>
          <p className="md:type-lead text-deep-100 measure mt-4 md:mt-7">{home.lead}</p>
          <p className="calls mt-6 md:mt-9">
            <ActionLinks links={home.calls} onDark />
          </p>
          <p className="flex flex-wrap gap-x-6 gap-y-1 mt-4 md:mt-6">
            <ContentLink link={home.price} className="underlined" {...claim(home.price.source)} />
            <ContentLink link={home.terms} className="underlined" />
          </p>
        </div>
        <section
          className="lg:col-span-5 touch-pan-y"
          role="group"
          aria-roledescription="carousel"
          aria-label="Current work"
          {...keys}
        >
          <div className={`shadow-slab ${hydrated ? "overflow-hidden" : "overflow-x-auto snap-x shows-one"}`}>
            <div
              className="flex transition-transform duration-slide"
              style={index > 0 ? { transform: `translateX(${-100 * index}%)` } : undefined}
              aria-live="polite"
            >
              {heroSlides.map((slide, place) => (
                <SlideView key={slide.id} slide={slide} place={place} hidden={hydrated && place !== index} />
              ))}
            </div>
          </div>
          <div className="flex items-center justify-between gap-4 mt-4">
            <p className="type-small text-deep-200">
              {`${agency.coordinates} `}
              <span aria-hidden="true">/</span>
              {` ${agency.address.city} `}
              <span aria-hidden="true">/</span>
              {` ${agency.utc}`}
            </p>
            <p className="needs-script flex gap-2">
              <Arrows what="slide" step={step} />
            </p>
          </div>
        </section>
      </div>
    </div>
  );
}

/** A slide; a hidden one is outside the frame, so out of reach. */
function SlideView({ slide, place, hidden }: { slide: HeroSlide; place: number; hidden: boolean }) {
  const { badge } = slide;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${place + 1} of ${heroSlides.length}`}
      inert={hidden}
      className="relative shrink-0 w-full snap-start bg-deep-900 flex flex-col"
    >
      <Picture
        image={slide.image}
        mobile={slide.mobileImage}
        sizes="(min-width: 1024px) 38vw, 90vw"
        eager={place === 0}
        className="w-full aspect-[4/3]"
      />
      <Anchor
        href={badge.href}
        className="group flex items-center grow gap-4 px-4 md:px-5 py-3 md:py-4 bg-shell-50 text-ink focus-visible:outline-offset-[-3px]"
      >
        {slide.logo && (
          <span className="shrink-0 w-20 h-6 sm:w-30 sm:h-9">
            <Picture image={slide.logo} sizes="120px" className="w-full h-full" fit="contain" />
          </span>
        )}
        <span className="mr-auto">
          <span className="block type-small text-deep-700 font-650">{badge.title}</span>
          <span className="block type-title lt-sm:text-[1.125rem] group-hover:underline underline-offset-4">
            {badge.subtitle}
          </span>
        </span>
        <Icon path={icons.arrowRight} className="text-xl" />
      </Anchor>
    </div>
  );
}

/**
 * Animates the sea under `canvas` (`animation.ts`) once it is visible and the page idle. Nothing is fetched on slow
 * links, with Save-Data, reduced motion or forced colours.
 */
function useSea(canvas: RefObject<HTMLCanvasElement | null>): void {
  const seen = useSeen(canvas, 0);
  useEffect(() => {
    const quiet = matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");
    if (!seen || hasSlowLink() || quiet.matches) return;
    const controller = new AbortController();
    quiet.addEventListener("change", () => controller.abort(), { signal: controller.signal });
    const begin = () =>
      import("./animation.ts")
        .then(({ animateSea }) => canvas.current && animateSea(canvas.current, controller))
        // The still picture of the sea is complete without it.
        .catch(() => {});
    (window.requestIdleCallback ?? setTimeout)(begin, { timeout: 1000 });
    return () => controller.abort();
  }, [canvas, seen]);
}
