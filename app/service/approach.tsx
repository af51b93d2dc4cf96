import type { Point } from "#content/schema.ts";
import { Section } from "../ui/section.tsx";

/**
 * What the line does in a step (`gestures.json`), as path data in a frame of 300 by 96. The `line` itself enters at the
 * left and leaves at the right, at half the height, straight if left out; beside it are `marks` in the accent's colour,
 * and `faint` is left behind or comes along.
 */
type Gesture = { line?: string; marks?: string; faint?: string };

/**
 * The steps of a service's approach, each drawn as what it does to one line that runs through them all: side by side
 * where there is room; in rows of two it leaves the window and comes back in; on a phone it winds round the texts.
 */
export function Approach({ steps }: { steps: readonly (Point & { drawn?: Gesture })[] }) {
  return (
    <Section id="approach" heading="Our Approach" className="rhythm overflow-hidden">
      <ol className="winding grid sm:gap-y-12 pt-8 md:pt-4 lg:pt-0 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {steps.map(({ title, text, drawn: { line = "M0 48H300", marks, faint } = {} }, index) => (
          <li key={title}>
            <svg
              viewBox="0 0 300 96"
              className="w-full h-auto overflow-visible text-coral-500"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {faint && <path d={faint} className="text-mute" strokeWidth="1.5" />}
              <path
                d={`${index === 0 ? "M-900 48H0" : ""}${line}${index === steps.length - 1 ? "M300 48H1200" : ""}`}
                className="text-link"
              />
              <path
                d={index % 2 ? "M300 48H1200" : "M-900 48H0"}
                className="text-link lt-sm:hidden lg:hidden"
              />
              {marks && <path d={marks} fill="currentColor" stroke="none" />}
            </svg>
            <div className="lt-sm:px-5 sm:pr-6 pt-5">
              <h3 className="type-title">
                <span className="text-link mr-2">{index + 1}</span>
                {title}
              </h3>
              <p className="mt-2 text-mute measure">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
