import { isNewer } from "./compat.ts";

/** Functions and units whose names say enough, with their paths in the data. */
const notations: [name: RegExp, path: string][] = [
  [/\bcolor-mix\(/, "css.types.color.color-mix"],
  [/\boklch\(/, "css.types.color.oklch"],
  [/\blight-dark\(/, "css.types.color.light-dark"],
  [/\d[sld]v(?:h|w|b|i|min|max)\b/, "css.types.length.viewport_percentage_units_dynamic"],
  [/\dcq(?:w|h|b|i|min|max)\b/, "css.types.length.container_query_length_units"],
  [/\bround\(/, "css.types.round"],
];

/** Paths of what `sheet` uses and the floor lacks. */
export function newerInStyle(sheet: string): Set<string> {
  const found = new Set<string>();
  const check = (...path: string[]) => {
    if (isNewer(...path)) found.add(path.join("."));
  };
  const css = sheet.replaceAll(/\/\*[^]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, "");
  for (const [, rule = "", prelude = ""] of css.matchAll(/@([a-z-]+)([^;{]*)/g)) {
    check("css", "at-rules", rule);
    if (/[<>]/.test(prelude)) check("css", "at-rules", rule, "range_syntax");
    for (const [, feature = ""] of prelude.matchAll(/\(([a-z-]+)/g)) check("css", "at-rules", rule, feature);
  }
  for (const [, selectors = ""] of css.matchAll(/(?:^|[{};])([^{};@]+)(?=\{)/g)) {
    const bare = selectors.replaceAll(/\\./g, "");
    for (const [, name = ""] of bare.matchAll(/::?([a-z-]+)/g)) check("css", "selectors", name);
    if (bare.includes("&")) check("css", "selectors", "nesting");
  }
  for (const [, name = "", value = ""] of css.matchAll(/[{;]([a-z-]+):([^{};]*)/g)) {
    check("css", "properties", name);
    if (found.has(`css.properties.${name}`)) continue;
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) check("css", "properties", name, word);
    for (const [notation, path] of notations) if (notation.test(value)) check(...path.split("."));
  }
  return found;
}
