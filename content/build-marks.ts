/**
 * Figures of the build itself, which it knows only when the other pages are there. Each stands in the colophon as a
 * mark until then (`scripts/colophon-figures.ts`).
 *
 * @param place of a page in the colophon's list
 */
export const buildMarks = (place: number) => ({ kilobytes: `@weight${place}@`, share: `@share${place}@` });
