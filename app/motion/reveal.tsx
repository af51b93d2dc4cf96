import { type ReactNode, useEffect, useRef, useState } from "react";
import { isStill } from "./is-still.ts";
import { useSeen } from "./use-in-view.ts";

interface RevealProps {
  /** Share of the block that has to be in view, 0 to 1. */
  threshold: number;
  fadeMs: number;
  children: ReactNode;
}

/**
 * A block that fades in and blinks once when first seen. Only script hides it, and only while it is out of
 * view, so that nobody misses it and nothing jumps.
 */
export function Reveal({ threshold, fadeMs, children }: RevealProps) {
  const block = useRef<HTMLDivElement>(null);
  const seen = useSeen(block, threshold);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const top = block.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight && !isStill()) setWaiting(true);
  }, []);
  return (
    <div
      ref={block}
      data-reveal={seen ? "shown" : waiting ? "waiting" : undefined}
      className={`reveal transition-[opacity,transform] ${seen ? "blink" : ""}`}
      style={waiting || seen ? { transitionDuration: `${fadeMs}ms` } : undefined}
    >
      {children}
    </div>
  );
}
