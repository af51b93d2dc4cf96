/** Where `keep-offer.ts` offers all pages to visitors who save data: empty for everybody else, and for React. */
export const keepPlace = { "data-keep": "", dangerouslySetInnerHTML: { __html: "" } };
