import { useEffect, useRef, useState } from "react";
import { home } from "#content/generated/home.ts";
import { useSeen } from "../motion/use-visible.ts";
import { useReducedMotion } from "../motion/use-reduced-motion.ts";

/** Three figures on one rule; they count up once when first seen (R-HOM-11, R-HOM-12). */
export function Counters() {
  const list = useRef<HTMLDListElement>(null);
  const seen = useSeen(list, 0.1);
  return (
    <section aria-label={home.counters.heading} className="bg-deep-950 text-shell-50 pb-6 md:pb-14">
      <dl ref={list} className="wrap grid grid-cols-3 gap-x-4">
        {home.counters.items.map((counter) => (
          <div
            key={counter.label}
            className="flex flex-col-reverse justify-end gap-2 border-t border-deep-600 pt-5"
          >
            <dt className="text-deep-200 type-small">{counter.label}</dt>
            <dd className="type-figure text-sun-400">
              <span className="sr-only">{counter.value}</span>
              <Counting value={counter.value} running={seen} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The visible number. The server renders the final one, and assistive technology never hears the count. */
function Counting({ value, running }: { value: number; running: boolean }) {
  const still = useReducedMotion();
  const [step, setStep] = useState(countSteps);
  useEffect(() => {
    if (!running || still) return;
    setStep(0);
    const timer = setInterval(
      () => setStep((current) => Math.min(current + 1, countSteps)),
      countMs / countSteps,
    );
    return () => clearInterval(timer);
  }, [running, still]);
  return <span aria-hidden="true">{Math.round((value * step) / countSteps)}</span>;
}

/** Length of the count and its steps (spec §9). */
const countMs = 2000;
const countSteps = 60;
