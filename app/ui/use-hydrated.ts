import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and while hydrating it, true once scripts run the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
