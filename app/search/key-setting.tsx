import * as words from "#content/generated/words/search.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { store } from "../ui/storage.ts";
import { isKeyOff, keyOff } from "./slash-key.ts";

/** Switches the key of `slash-key.ts` off and on, for this browser. Without script there is no such key. */
export function KeySetting() {
  const hydrated = useHydrated();
  return (
    <div className="mt-16 min-h-12">
      {hydrated && (
        <>
          <label className="inline-flex items-center gap-3 min-h-11 font-600">
            <input
              type="checkbox"
              defaultChecked={!isKeyOff()}
              aria-describedby="key-hint"
              className="w-5 h-5"
              onChange={({ target }) => store("localStorage", keyOff, target.checked ? "" : "1")}
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
