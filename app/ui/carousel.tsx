import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { Tooltip } from "./tooltip.tsx";
import { Icon, icons } from "./icon.tsx";

/** Pixels that a finger moves sideways for a swipe; less is a tap or a scroll. */
const swipePx = 40;

/**
 * Handlers that move a carousel on (1) or back (-1) by arrow keys and by a swipe of a finger or pen. Its buttons do the
 * same, so nobody needs the gesture (WCAG 2.5.7). The element needs `touch-pan-y`, which leaves scrolling to the browser.
 */
export function useCarouselInput(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    tabIndex: -1,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
      event.preventDefault();
      // The focused link is about to leave with its slide. With the carousel focused, the arrow keys go on working.
      const { target, currentTarget } = event;
      if (target instanceof Element && target.closest("[aria-live]"))
        currentTarget.focus({ preventScroll: true });
      step(event.key === "ArrowRight" ? 1 : -1);
    },
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "mouse" ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < swipePx || Math.abs(across) < 2 * Math.abs(down)) return;
      step(across < 0 ? 1 : -1);
    },
  };
}

/** The buttons that move a carousel back and on; `what` says to what they lead: "slide". */
export function Arrows({ what, step }: { what: string; step: (by: 1 | -1) => void }) {
  const arrow = (label: string, by: 1 | -1, path: string) => (
    <Tooltip label={label}>
      <button type="button" aria-label={label} className="carousel-arrow" onClick={() => step(by)}>
        <Icon path={path} />
      </button>
    </Tooltip>
  );
  return (
    <>
      {arrow(`Previous ${what}`, -1, icons.arrowLeft)}
      {arrow(`Next ${what}`, 1, icons.arrowRight)}
    </>
  );
}

/** Stops and resumes what plays by itself (WCAG 2.2.2), which `what` names: "case studies". */
export function PauseButton({ paused, what, toggle }: { paused: boolean; what: string; toggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={paused ? `Play ${what}` : `Pause ${what}`}
      className="icon-button"
      onClick={toggle}
    >
      <Icon path={paused ? icons.play : icons.pause} />
    </button>
  );
}
