/** Where visitors who save data are offered all pages (`keep-offer.ts`): empty to everybody else, and to React. */
export const keepPlace = { "data-keep": "", dangerouslySetInnerHTML: { __html: "" } };
