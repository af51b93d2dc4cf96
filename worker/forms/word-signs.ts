/** Signs of active content in the XML of a DOCX. Each runs in a time that grows with the length of the text only. */

/** Relationships that bring macros, programs, controls or whole documents (ECMA-376-1, 15.2; [MS-DOCX], 2.1). */
const activeTypes = new Set([
  "vbaproject",
  "wordvbadata",
  "attachedtoolbars",
  "oleobject",
  "control",
  "activexcontrolbinary",
  "afchunk",
  "frame",
  "subdocument",
]);

const typeNames = new Set(["Relationship", "Default", "Override"]);

/** @returns the worst in the XML of a `.rels` part or of `[Content_Types].xml`: `active`, a flag, or `undefined` */
export function relationshipSign(xml: string): "active" | "remote-content" | undefined {
  let worst: "remote-content" | undefined;
  // A well-formed tag has no `<` in it, so each piece holds one tag whole.
  for (const piece of xml.split("<")) {
    const [, name = ""] = /^(?:[\w.-]{1,40}:)?(\w{1,40})/.exec(piece) ?? [];
    if (!typeNames.has(name)) continue;
    const sign = tagSign(attributes(piece));
    if (sign === "active") return sign;
    worst ??= sign;
  }
  return worst;
}

function tagSign(tag: Map<string, string>): "active" | "remote-content" | undefined {
  if (/macroenabled|vbaproject|vbadata/i.test(tag.get("ContentType") ?? "")) return "active";
  const type = /[^/]*$/.exec(tag.get("Type")?.toLowerCase() ?? "")?.[0] ?? "";
  if (activeTypes.has(type)) return "active";
  if (tag.get("TargetMode")?.toLowerCase() !== "external" || type === "hyperlink") return undefined;
  const place = placeOf(tag.get("Target") ?? "");
  if (place === "here") return undefined;
  return type === "attachedtemplate" && place === "elsewhere" ? "active" : "remote-content";
}

/**
 * Where a file lies. Word notes where on its writer's computer or in the office a template was, which opens nothing
 * here; a host with a dot in its name can be anywhere.
 */
function placeOf(target: string): "here" | "office" | "elsewhere" {
  const path = target
    .trim()
    .replace(/^file:/i, "")
    .replaceAll("\\", "/");
  const [, scheme] = /^([a-z][a-z\d+.-]+):/i.exec(path) ?? [];
  if (scheme) return "elsewhere";
  const slashes = /^\/*/.exec(path)?.[0].length ?? 0;
  const host = path.slice(slashes).split("/", 1)[0] ?? "";
  if (slashes < 2 || slashes === 3 || /^[a-z]:$/i.test(host)) return "here";
  return /[.@:%]/.test(host) ? "elsewhere" : "office";
}

function attributes(tag: string): Map<string, string> {
  const pairs = tag.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    Array.from(pairs, ([, name = "", double, single]) => [name, decoded(double ?? single ?? "")]),
  );
}

function decoded(text: string): string {
  return text
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Longer than any field's name. */
const instructionLength = 32;

/**
 * The worst that a field in the XML of a document does: `active` for one that runs a command (DDE, or a name that other
 * fields compute), a flag for one that fetches something (ECMA-376-1, 17.16.4 and 17.16.5; a field's text may be split
 * over any number of elements).
 */
export function fieldSign(xml: string): "active" | "remote-content" | undefined {
  let fetches = false;
  /** Whether it runs a command; notes when it fetches. */
  const isCommand = (instruction: string): boolean => {
    fetches ||= /^\s*(?:link|include(?:text|picture)|import|rd)(?!\w)/i.test(instruction);
    return /^\s*dde(?:auto)?(?!\w)/i.test(instruction);
  };
  if (hasCommand(xml, isCommand)) return "active";
  return fetches ? "remote-content" : undefined;
}

function hasCommand(xml: string, isCommand: (instruction: string) => boolean): boolean {
  /** How the fields begin that are open; the outermost gathers text that is in none. */
  const open = [""];
  for (const { 0: element, index } of xml.matchAll(/fldChar|instrText|fldSimple/g)) {
    if (!/<(?:[^<>\s/]{1,40}:)?$/.test(xml.slice(Math.max(0, index - 42), index))) continue;
    const end = xml.indexOf("<", index);
    const piece = xml.slice(index, end < 0 ? undefined : end);
    const innermost = open.length - 1;
    if (element === "fldSimple") {
      const instruction = [...attributes(piece)].find(([name]) => /(?:^|:)instr$/.test(name));
      if (isCommand(instruction?.[1] ?? "")) return true;
    } else if (element === "instrText") {
      // Comments and sections of plain characters could cut a name in two; no writer puts them here.
      if (/^<[!?]/.test(xml.slice(end, end + 2))) return true;
      const text = /^[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>([^]*)/.exec(piece)?.[1] ?? "";
      open[innermost] = (open[innermost] + decoded(text)).trimStart().slice(0, instructionLength);
    } else if (/["']begin["']/.test(piece)) {
      if (innermost > 0 && open[innermost] === "") return true;
      open.push("");
    } else if (isCommand(open[innermost] ?? "")) {
      return true;
    } else if (innermost > 0 && /["']end["']/.test(piece)) {
      open.pop();
    }
  }
  return open.some((instruction) => isCommand(instruction));
}
