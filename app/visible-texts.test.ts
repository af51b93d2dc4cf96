/** No text that people see or hear is in code: all of it is in `content/`, where it can be edited. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Attributes whose values people read, including props of our own components. */
const readable =
  /^(?:aria-label|aria-description|aria-valuetext|alt|hint|label|lead|placeholder|subject|text|title|what)$/;

/** Texts in `code` that people would read, each with its line. */
function textsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const report = ({ start }: Node, text: string) => {
    const line = code.slice(0, start).split("\n").length;
    found.push(`${file}:${line} ${text.trim().replaceAll(/\s+/g, " ")}`);
  };
  /** @param seen whether people read every literal here, whatever it is */
  const visit = (value: unknown, seen: boolean): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, seen);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node;
    if (node.type === "ImportDeclaration" || node.type.startsWith("TS")) return;
    if (isForProgrammers(node)) return;
    if (node.type === "JSXText" && hasLetter(node["value"] as string)) report(node, node["value"] as string);
    if (node.type === "JSXAttribute") {
      const name = (node["name"] as { name: unknown }).name;
      if (name !== "className") visit(node["value"], readable.test(String(name)));
      return;
    }
    const text = textOf(node);
    if (text !== undefined && (seen ? hasLetter(text) : isSentence(text))) report(node, text);
    for (const [name, part] of Object.entries(node)) {
      // An element passed in an attribute is judged by its own attributes.
      if (name !== "type") visit(part, seen && node.type !== "JSXElement");
    }
  };
  visit(parseSync(file, code).program, false);
  return found;
}

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** At least two words that begin or end like a sentence; not class names, selectors or markup. */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const plain = words.filter((word) => /^["“(]?[\p{L}’'-]+[.,:;!?…)"”]*$/u.test(word));
  if (plain.length < 2 || /[<>{}=]|\w:\w|-\[/.test(text)) return false;
  return /^\s*["“(]?\p{Lu}[\p{Ll}\s]/u.test(text) || /[.!?…]\s*$/.test(text);
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type === "TemplateElement") return (node["value"] as { cooked: string }).cooked;
  return undefined;
}

/** Errors and logs. */
function isForProgrammers(node: Node): boolean {
  const callee = node["callee"] as { name?: string; object?: { name?: string } } | undefined;
  if (node.type === "NewExpression") return callee?.name?.endsWith("Error") ?? false;
  return node.type === "CallExpression" && (callee?.name === "log" || callee?.object?.name === "console");
}

test("what people read is found", () => {
  const read = [
    "<p>Hello</p>",
    "<nav aria-label={`Slide ${count}`} />",
    'const a = <Tooltip label={open ? "Close" : "Open"} />;',
    "const text = `Your reference is ${reference}.`;",
  ];
  for (const code of read) expect(textsIn("a.tsx", code), code).not.toEqual([]);
});

test("no text that somebody reads stands in code", () => {
  const files = globSync("{app,worker}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.|-test-(?:helpers|files)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => textsIn(file, readFileSync(file, "utf8")))).toEqual([]);
});
