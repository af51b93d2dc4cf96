/** Names that the key and the search page share. */

/** The search field's id. As the address's fragment it has the page opened to type in. */
export const fieldId = "ask";

/** In the browser's own store while the key is switched off, as WCAG 2.1.4 asks of a key without modifier. */
export const keyOff = "search-key-off";
