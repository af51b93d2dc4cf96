import { useSyncExternalStore } from "react";
import { offline } from "#content/generated/states.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser has a connection; `true` may be wrong, `false` is not. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A line at the foot of the window while there is no connection; at the end of the page it is below everything. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className="sticky bottom-0 z-header">
      {!online && <p className="bg-sun-400 text-ink py-3 pl-5 pr-24 type-small">{offline.bar}</p>}
    </div>
  );
}
