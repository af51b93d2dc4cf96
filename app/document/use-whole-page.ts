import { useEffect } from "react";

/**
 * The first page is laid out as far as it is seen until the application runs (`data-partly`, set by `start.ts`): styling
 * all of it anew with the whole style sheet would hold up a phone for an eighth of a second. Then the rest follows part
 * by part, whenever the browser is idle.
 */
export function useWholePage(): void {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("main>section~section,body>footer")];
    const whenIdle = (then: () => void) =>
      (window.requestIdleCallback ?? setTimeout)(then, { timeout: 1000 });
    const next = () => {
      const part = parts.shift();
      if (part) {
        part.style.contentVisibility = "visible";
        whenIdle(next);
      } else delete document.documentElement.dataset["partly"];
    };
    whenIdle(next);
  }, []);
}
