import { startTransition, useEffect, useState } from "react";
import { isHydrated } from "../ui/use-hydrated.ts";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor wants less motion; true on the server, so that nothing starts before this is known. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(() => !isHydrated() || matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => startTransition(() => setReduced(list.matches));
    look();
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, []);
  return reduced;
}
