/**
 * The style rules of one page, and its markup with one short class in place of each distinct list of utilities. Bytes
 * are what a slow link waits for, and the names of utilities are a fifth of a page's. React leaves class names alone
 * when it takes over a page, and writes the long ones, which the whole style sheet has, where something changes.
 */
import { readFileSync } from "node:fs";
import { Features, transform } from "lightningcss";
import { createGenerator, escapeSelector } from "unocss";
import { supportFloor } from "../support-floor.ts";
import unoConfig, { base } from "../uno.config.ts";

const attribute = / class="([^"]*)"/g;

/** Style sheets that name classes apart from utilities: in these, a class is a hook that must keep its name. */
const otherSheets = readFileSync("app/document/other-media.css", "utf8") + base;

/** `supportFloor` as Lightning CSS counts versions: a byte each for major and minor. */
const targets = Object.fromEntries(
  Object.entries(supportFloor).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);

/** Names of whole components, such as `btn`, which stay to be found by. */
const semantic = unoConfig.shortcuts ?? {};

/**
 * @param html a page as it was rendered
 * @param shortOf short names by list of utilities, as pages before this one have them; those of this page are added.
 *   Pages that name the same things alike compress well together
 * @returns the page with short class names, and just the rules it uses: `css`, and before it those of icons, `icons`.
 *   The whole style sheet goes between the two when the application brings it: after `css` its icons would undo what the
 *   short names say of them, and before `icons` these would undo what the long names say.
 */
export async function compileStyles(
  html: string,
  shortOf: Map<string, string> = new Map(),
): Promise<{ html: string; css: string; icons: string }> {
  // A generator of its own: one remembers what it saw on other pages.
  const finder = await createGenerator({ ...unoConfig, safelist: [] });
  const lists = new Map<string, number>();
  for (const [, list = ""] of html.matchAll(attribute)) lists.set(list, (lists.get(list) ?? 0) + 1);

  const hooks = new Set<string>();
  const rules = new Set<string>();
  const utilities = new Set<string>();
  for (const token of new Set([...lists.keys()].flatMap(tokensOf))) {
    const { matched } = await finder.generate(new Set([token]), { preflights: false, safelist: false });
    const parsed = await finder.parseToken(token);
    // A rule of several selectors is not one of an element, nor is an icon's, whose name other sheets ask for.
    const isWhole = token.startsWith("i-") || parsed?.some(([, selector]) => selector === undefined);
    const isNamed = Object.hasOwn(semantic, token) || otherSheets.includes(`.${escapeSelector(token)}`);
    if (matched.size === 0 || isWhole || isNamed) hooks.add(token);
    if (isWhole) rules.add(token);
    else if (matched.size > 0) utilities.add(token);
  }

  const shortcuts = new Map<string, string>();
  for (const [list] of [...lists].toSorted(([, one], [, other]) => other - one)) {
    const used = tokensOf(list)
      .filter((token) => utilities.has(token))
      .join(" ");
    if (used === "") continue;
    const name = shortOf.get(used) ?? shortName(shortOf.size);
    shortOf.set(used, name);
    shortcuts.set(name, used);
  }
  const generator = await createGenerator({
    ...unoConfig,
    safelist: [],
    shortcuts: [unoConfig.shortcuts ?? {}, Object.fromEntries(shortcuts)].flat(),
  });
  const sheet = await generator.generate(new Set([...shortcuts.keys(), ...rules]), {
    minify: true,
    safelist: false,
  });
  const short = html.replaceAll(attribute, (_, list: string) => {
    const tokens = tokensOf(list);
    const used = tokens.filter((token) => utilities.has(token)).join(" ");
    const names = [shortOf.get(used), ...tokens.filter((token) => hooks.has(token))];
    return ` class="${escaped(names.filter((name) => name !== undefined).join(" "))}"`;
  });
  return {
    html: short,
    css: minified(sheet.getLayers(undefined, ["icons"])),
    icons: minified(sheet.getLayers(["icons"])),
  };
}

function minified(css: string): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
  });
  return code.toString();
}

/** `A` to `Z`, then `AA` and on: no utility has capitals. */
function shortName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : shortName(Math.floor(index / 26) - 1) + last;
}

/** Class names as they are meant; React escapes some of their characters. */
function tokensOf(list: string): string[] {
  const characters: Record<string, string> = { "#x27": "'", quot: '"', amp: "&", gt: ">", lt: "<" };
  return list
    .replaceAll(/&(#x27|quot|amp|gt|lt);/g, (_, name: string) => characters[name] ?? "")
    .split(/\s+/)
    .filter((token) => token !== "");
}

function escaped(list: string): string {
  return list.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
