import { useEffect } from "react";
import { useNavigate } from "react-router";

/** In the browser's own store while the key is switched off, as WCAG 2.1.4 asks of a key without modifier. */
export const keyOff = "search-key-off";

/** The search field's id. As the address's fragment it has the page opened to type in. */
export const fieldId = "ask";

/** The key `/` leads to the search field from anywhere but a field. */
export function useSlashKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || isBusy(target as HTMLElement) || isOff()) return;
      event.preventDefault();
      const field = document.getElementById(fieldId);
      if (field) field.focus();
      else void navigate(`/search#${fieldId}`, { preventScrollReset: true });
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [navigate]);
}

const isBusy = (target: HTMLElement) =>
  target.isContentEditable ||
  document.querySelector("dialog[open]") !== null ||
  /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** Whether the visitor has switched the key off in this browser. */
export function isOff(): boolean {
  try {
    return localStorage.getItem(keyOff) !== null;
  } catch {
    return false;
  }
}
