/**
 * The oldest browsers in which the whole site works. Below them, and without script, visitors get every page and form
 * as plain HTML: `app/document/start.ts` starts nothing there. `scripts/budgets-support-floor.ts` checks the built scripts.
 * Safari's is set by `<dialog>`, Firefox's by the `TextEncoderStream` with which React Router reads a page's data.
 */
export const supportFloor = { chrome: "87", safari: "15.4", firefox: "105" } as const;

/** The same for Vite, which rewrites newer style sheet syntax. */
export const cssTarget = Object.entries(supportFloor).map(([browser, version]) => browser + version);
