/** Where the slides stand as a page of their own, which `/presentation` frames. */
export const deckAddress = "/presentation/deck";
/** The file of them that people download (`npm run images -- deck`). */
export const printedAddress = "/presentation.pdf";
