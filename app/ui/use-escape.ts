import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Calls `close` when Escape is pressed while `open`, wherever the focus is: what hovering shows has to be dismissible
 * without moving the pointer (WCAG 1.4.13). A layout effect, so that it listens as soon as the thing is visible.
 */
export function useEscape(open: boolean | undefined, close: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    // While a word is being composed, as in Japanese, the key belongs to the input method.
    if (event.key === "Escape" && !event.isComposing) close();
  });
  useLayoutEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => listen(event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [open]);
}
