import { useLayoutEffect } from "react";

/**
 * Calls `close` when Escape is pressed while `open`, wherever the focus is: what hovering shows has to go without
 * moving the pointer (WCAG 1.4.13). It listens from the moment the thing is there: an effect would come some time after
 * it is seen.
 */
export function useEscape(open: boolean | undefined, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
