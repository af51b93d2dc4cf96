import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and the first render of it, true once scripts run the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
