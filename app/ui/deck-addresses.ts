/** The slides as a page of their own, which `/presentation` frames. */
export const deckAddress = "/presentation/deck";
/** The slides as a file for download (`npm run images -- deck`). */
export const printedAddress = "/presentation.pdf";
