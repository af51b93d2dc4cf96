import { type ReactNode, useRef } from "react";

interface FlipCardProps {
  /** Name of the control that turns the card. */
  label: string;
  front: ReactNode;
  back: ReactNode;
}

/**
 * A card whose back shows while it is hovered, holds the focus or was tapped (R-CLI-17). Its state is the focus
 * itself, so it turns without script too, and what stands on a hidden back cannot be reached.
 */
export function FlipCard({ label, front, back }: FlipCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const wasTurned = useRef(false);
  return (
    <div
      ref={card}
      className="flip"
      onPointerDown={() => {
        wasTurned.current = card.current?.contains(document.activeElement) ?? false;
      }}
      onClick={(event) => {
        if ((event.target as Element).closest("a")) return;
        // A key pressed on the control goes on to the back; a tap turns the card one way or the other.
        if (event.detail === 0) card.current?.querySelector<HTMLElement>(".flip-back a")?.focus();
        else if (wasTurned.current) control.current?.blur();
        else control.current?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
      <div className="flip-front">
        {front}
        <button ref={control} type="button" className="flip-control" aria-label={label}>
          <span className="i-lucide-rotate-ccw" aria-hidden="true" />
        </button>
      </div>
      <div className="flip-back">{back}</div>
    </div>
  );
}
