import { startTransition, useEffect, useState } from "react";

/** Whether scripts run the page already: false on the server and while its HTML is taken over. */
export function isHydrated(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["hydrated"] !== undefined;
}

/**
 * False in the server's HTML and the first render of it, true once scripts run the page. A store of React's
 * (`useSyncExternalStore`) would have it render all that asks at once, in one go that holds up a tap.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
