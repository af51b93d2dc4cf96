/** Names that the key and the search page share. */
import { stored } from "../ui/storage.ts";

/** The search field's id. As a URL fragment it focuses the field. */
export const searchFieldId = "ask";

/** Local storage key that is set while the shortcut is off (WCAG 2.1.4 asks for a way to switch it off). */
export const keyOff = "search-key-off";

export const isKeyOff = () => stored("localStorage", keyOff) !== null;
