/** A script as it stands inline in a document: minified (`scripts/inline-script.ts`). */
declare module "*?inline-script" {
  const script: string;
  export default script;
}
