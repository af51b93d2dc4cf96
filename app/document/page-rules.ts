import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import postcss, { type Container } from "postcss";
import type { Plugin } from "vite";

/**
 * A part of the style sheet: selectors, each with the classes it needs, and their declarations; or an at-rule and the
 * parts in it.
 */
export type SheetPart =
  | { selectors: { text: string; classes: string[] }[]; block: string }
  | { atRule: string; parts: SheetPart[] };

/**
 * `virtual:page-rules`: the style sheet that the browser's build wrote, in parts, of which `finish-document.ts` gives
 * each page its own. Inline rules paint a page one round trip sooner: 0.4 s on a slow link.
 */
export function pageRules(): Plugin {
  return {
    name: "page-rules",
    resolveId: { filter: { id: /^virtual:page-rules$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-rules$/ },
      handler() {
        // The development server needs none: it links its own.
        const [file = ""] = globSync("build/client/assets/root-*.css");
        const sheet = `/assets/${basename(file)}`;
        const parts = partsOf(postcss.parse(file && readFileSync(file)));
        return `export const sheet = ${JSON.stringify(sheet)};\nexport const parts = ${JSON.stringify(parts)};`;
      },
    },
  };
}

const partsOf = ({ nodes = [] }: Container): SheetPart[] =>
  nodes.map((node) => {
    if (node.type === "rule") {
      // Transitions come with the application, which brings the whole sheet.
      const texts = node.selectors.filter((text) => !text.startsWith("::view-transition"));
      const selectors = texts.map((text) => ({ text, classes: classesIn(text) }));
      return { selectors, block: node.toString().slice(node.selector.length) };
    }
    if (node.type === "atrule" && /^(?:media|supports)$/.test(node.name))
      return { atRule: `@${node.name} ${node.params}`, parts: partsOf(node) };
    // Keyframes and properties come with the class of their name: `blink`, or `animate-spin` as UnoCSS has it.
    const [, name] = /^@(?:keyframes |property --)([\w-]+)/.exec(node.toString()) ?? [];
    const owners = name ? [[name], [`animate-${name}`]] : [[]];
    return { selectors: owners.map((classes) => ({ text: "", classes })), block: node.toString() };
  });

/** The classes that an element and those around it must have; what `:is()`, `:not()` and the like say is left open. */
function classesIn(selector: string): string[] {
  let plain = selector;
  while (/:[\w-]+\([^()]*\)/.test(plain)) plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, "");
  return Array.from(plain.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g), ([, name = ""]) =>
    name.replaceAll(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string, sign: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
}
