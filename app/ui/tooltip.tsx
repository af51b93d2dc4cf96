import { type ReactNode, useRef, useState } from "react";
import { useEscape } from "./use-escape.ts";

/** Milliseconds before a tooltip opens, and after one closed during which the next opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

let lastClosedAt = -Infinity;

/** Moves a tooltip that would be cut at the edge of a narrow window. */
function keepInWindow(tooltip: HTMLElement | null): void {
  if (!tooltip) return;
  const { left, right } = tooltip.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const by = left < 0 ? Math.ceil(-left) : Math.min(0, Math.floor(width - right));
  if (by !== 0) tooltip.style.marginLeft = `${by}px`;
}

/**
 * Shows the name of an icon-only control on hover and keyboard focus. The control carries the same words as its
 * accessible name, so nothing depends on this. The pointer may move onto it, and Escape closes it (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function schedule() {
    clearTimeout(timer.current);
    if (performance.now() - lastClosedAt < skipDelayMs) setOpen(true);
    else timer.current = setTimeout(() => setOpen(true), openDelayMs);
  }

  function close() {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  }
  useEscape(open, close);

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") schedule();
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) schedule();
      }}
      onBlur={close}
    >
      {children}
      {open && (
        <span
          ref={keepInWindow}
          role="tooltip"
          className="tooltip z-overlay px-3 py-1.5 rounded-control bg-shell-50 text-ink type-small font-600 whitespace-nowrap shadow-overlay"
        >
          {label}
        </span>
      )}
    </span>
  );
}
