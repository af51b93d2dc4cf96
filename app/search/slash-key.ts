import { useEffect } from "react";
import { useNavigate } from "react-router";
import { stored } from "../ui/storage.ts";

/** The search field's id. As a URL fragment it focuses the field. */
export const searchFieldId = "ask";

/** Local storage key that is set while the shortcut is off (WCAG 2.1.4 asks for a way to switch it off). */
export const keyOff = "search-key-off";

export const isKeyOff = () => stored("localStorage", keyOff) !== null;

/** The key `/` goes to the search field from anywhere but a field. */
export function useSlashKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || isBusy(target) || isKeyOff()) return;
      event.preventDefault();
      const field = document.getElementById(searchFieldId);
      if (field) field.focus();
      else void navigate(`/search#${searchFieldId}`, { preventScrollReset: true });
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [navigate]);
}

const isBusy = (target: EventTarget | null) =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)));
