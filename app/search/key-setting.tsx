import { useSyncExternalStore } from "react";
import * as words from "#content/generated/words/search.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { isKeyOff, keyOff } from "./search-field.ts";

const changed = "search-key";

/** Switches the key of `slash-key.ts` off and on, for this browser. Without script there is no such key. */
export function KeySetting() {
  const hydrated = useHydrated();
  const off = useSyncExternalStore(subscribe, isKeyOff, () => false);
  return (
    <div className="mt-16 min-h-12">
      {hydrated && (
        <>
          <label className="inline-flex items-center gap-3 min-h-11 font-600">
            <input
              type="checkbox"
              checked={!off}
              aria-describedby="key-hint"
              className="w-5 h-5"
              onChange={({ target }) => remember(!target.checked)}
            />
            {words.key}
          </label>
          <p id="key-hint" className="type-small text-mute">
            {words.keyHint}
          </p>
        </>
      )}
    </div>
  );
}

function remember(off: boolean): void {
  try {
    if (off) localStorage.setItem(keyOff, "1");
    else localStorage.removeItem(keyOff);
  } catch {
    // Storage is refused: the key stays as it is.
  }
  dispatchEvent(new Event(changed));
}

function subscribe(tell: () => void): () => void {
  for (const sign of [changed, "storage"]) addEventListener(sign, tell);
  return () => {
    for (const sign of [changed, "storage"]) removeEventListener(sign, tell);
  };
}
