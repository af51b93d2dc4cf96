/** The slides as a page of their own, which `/presentation` frames. */
export const deckAddress = "/presentation/deck";
