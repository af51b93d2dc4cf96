import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isKeyOff, searchFieldId } from "./search-field.ts";

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
