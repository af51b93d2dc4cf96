import { useRef, useState, useEffect } from "react";
import { featuredStudies } from "#content/generated/featured-studies.ts";
import { home } from "#content/generated/home.ts";
import { isStill } from "../motion/is-still.ts";
import { useShuffledUnseen } from "../motion/use-shuffled.ts";
import { useInView } from "../motion/use-in-view.ts";
import { Anchor } from "../ui/anchor.tsx";
import { GrowingPicture } from "../ui/picture-transition.tsx";
import { FramedPicture } from "../ui/picture.tsx";
import { PauseButton, useCarouselInput } from "../ui/carousel.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** How many of the pool are shown. */
const maxShown = 3;
/** Milliseconds a study stays, after a jump too. */
const rotationMs = 14_000;

/** One study at a time as a full-width spread, with a dot for each. Without script the dots lead to the studies. */
export function FeaturedStudies() {
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section);
  const hydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const shown = useShuffledUnseen(featuredStudies, section).slice(0, maxShown);
  const count = shown.length;
  const [index, jump] = useState(0);
  const running = inView && !paused && !held;
  useEffect(() => {
    if (!running) return;
    const rotate = () => {
      if (!isStill() && !document.hidden) jump((index + 1) % count);
    };
    const timer = setInterval(rotate, rotationMs);
    return () => clearInterval(timer);
  }, [index, count, running]);
  const step = (by: number) => jump((index + by + count) % count);
  const keys = useCarouselInput(step);
  const study = shown[index];
  if (!study) return null;
  return (
    <section
      ref={section}
      data-unseen=""
      className="bg-deep-900 text-shell-50 touch-pan-y"
      aria-roledescription="carousel"
      aria-labelledby="home-featured"
      {...keys}
    >
      <div className="wrap rhythm lt-md:py-7">
        <div className="flex flex-wrap items-end justify-between gap-x-6 mb-3 md:mb-10">
          <div>
            <p className="type-label text-deep-200 mb-4">{home.featured.label}</p>
            <h2 id="home-featured" className="type-display-2">
              {home.featured.heading}
            </h2>
          </div>
          <form className="flex items-center gap-1" aria-label="Choose a case study">
            <span className="needs-script needs-motion">
              <PauseButton paused={paused} what="case studies" toggle={() => setPaused(!paused)} />
            </span>
            {shown.map(({ href, client }, place) => (
              <button
                key={href}
                type="submit"
                formAction={href}
                aria-label={`Show ${client}, ${place + 1} of ${count}`}
                aria-current={place === index ? "true" : undefined}
                className="carousel-dot"
                onClick={(event) => {
                  event.preventDefault();
                  jump(place);
                }}
              />
            ))}
          </form>
        </div>
        <article
          className="grid lg:grid-cols-12 bg-deep-950"
          onPointerEnter={() => setHeld(true)}
          // It also stays while it has the focus.
          onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
          onFocus={() => setHeld(true)}
          onBlur={({ currentTarget }) => setHeld(currentTarget.matches(":hover"))}
        >
          <GrowingPicture path={study.href}>
            <div className={`lg:col-span-7 lg:min-h-[34rem] flex items-center ${study.image.place}`}>
              <FramedPicture
                image={study.image}
                sizes="(min-width: 1024px) 55vw, 90vw"
                frame="w-full aspect-[4/3]"
                className="lg:melt-y"
              />
            </div>
          </GrowingPicture>
          <div className="lg:col-span-5 p-4 md:p-7 lg:p-12 flex flex-col">
            {/* All three, as high as the longest: the page below must not move when they take turns. */}
            <div className="grid">
              {(hydrated ? shown : [study]).map((each) => (
                <div key={each.href} className={`[grid-area:1/1] ${each === study ? "" : "invisible"}`}>
                  <p className="type-small text-deep-200">
                    {each.client} <span aria-hidden="true">/</span> {each.tag}
                  </p>
                  <h3 className="type-title lg:text-[2.5rem] mt-2 md:mt-3">{each.title}</h3>
                  <p className="mt-3 md:mt-5 text-deep-100 lt-md:text-[0.9375rem]">{each.description}</p>
                  <dl className="grid grid-cols-[repeat(3,auto)] sm:grid-cols-3 gap-2 my-4 md:my-8 border-t border-deep-700 pt-3 md:pt-5">
                    {each.stats.map((stat) => (
                      <div key={stat.metric} className="flex flex-col-reverse justify-end">
                        <dt className="type-small text-deep-200">{stat.metric}</dt>
                        <dd className="type-title text-sun-400">{stat.value}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </div>
            <p className="mt-auto">
              <Anchor href={study.href} className="btn-ghost">
                Read the story
                <span className="sr-only">{` of ${study.client}`}</span>
              </Anchor>
            </p>
          </div>
        </article>
      </div>
    </section>
  );
}
