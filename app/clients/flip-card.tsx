import { type ReactNode, useRef, useState } from "react";
import { useEscape } from "../ui/use-escape.ts";

interface FlipCardProps {
  /** Name of the control that turns the card. */
  label: string;
  front: ReactNode;
  back: ReactNode;
}

/**
 * A card that shows its back while hovered, focused or tapped (R-CLI-17), until Escape. Focus itself is the state, so
 * it turns without script and a hidden back cannot be reached. The control lies on neither side, so it is visible when
 * focused (WCAG 2.4.11).
 */
export function FlipCard({ label, front, back }: FlipCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const wasTurned = useRef(false);
  const [dismissed, setDismissed] = useState(false);
  useEscape(!dismissed, () => {
    if (card.current?.matches(":hover")) setDismissed(true);
    card.current?.querySelector<HTMLElement>(":focus")?.blur();
  });
  return (
    <div
      ref={card}
      className="flip"
      onPointerDown={() => {
        wasTurned.current = card.current?.contains(document.activeElement) ?? false;
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) return;
        // A key pressed on the control goes on to the back; a tap turns the card one way or the other.
        if (event.detail === 0) card.current?.querySelector<HTMLElement>(".flip-back a")?.focus();
        else if (wasTurned.current) control.current?.blur();
        else control.current?.focus();
      }}
      data-dismissed={dismissed || undefined}
      onPointerLeave={() => setDismissed(false)}
    >
      <div className="flip-front">{front}</div>
      <button ref={control} type="button" className="flip-control" aria-label={label}>
        <span className="i-lucide-rotate-ccw" aria-hidden="true" />
      </button>
      <div className="flip-back">{back}</div>
    </div>
  );
}
