/**
 * What surrounds `<main>` of a page that is rendered for one request: header, footer and head are most of its cost and
 * the same for everybody. The server renders them once for each page and keeps the text.
 */
import { createContext } from "react";

/** Whether only `<main>` of the document is rendered. */
export const MainOnly = /* @__PURE__ */ createContext(false);

interface Shell {
  before: string;
  after: string;
}

const shells = new Map<string, Shell>();

/** More than there are pages with forms. */
const mostShells = 16;

const mainElement = /<main[ >][^]*<\/main>/;

/**
 * The whole document, from what is remembered of it where it was asked for before.
 *
 * @param name what all depends on that surrounds `<main>`
 * @param render gives the document, or its `<main>` alone
 */
export function withShell(name: string, render: (mainOnly: boolean) => string): string {
  const shell = shells.get(name);
  // What React moves to the head comes first where there is none, and is in the shell.
  if (shell) return shell.before + (mainElement.exec(render(true))?.[0] ?? "") + shell.after;
  const html = render(false);
  const main = mainElement.exec(html);
  if (main) {
    const end = main.index + main[0].length;
    const [oldest = ""] = shells.keys();
    if (shells.size >= mostShells) shells.delete(oldest);
    shells.set(name, { before: html.slice(0, main.index), after: html.slice(end) });
  }
  return html;
}
