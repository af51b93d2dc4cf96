import { parseSync } from "vite";
import { globals, isNewer, members } from "./compat.ts";

type Node = Record<string, unknown> & { type: string };

/** Syntax of ES2022 and later by where it shows in the tree, with its path in the data. */
const syntax: [path: string, shows: (node: Node) => boolean][] = [
  ["javascript.classes.static.initialization_blocks", ({ type }) => type === "StaticBlock"],
  [
    "javascript.classes.private_class_fields_in",
    ({ type, left }) => type === "BinaryExpression" && (left as Node).type === "PrivateIdentifier",
  ],
  [
    "javascript.regular_expressions.lookbehind_assertion",
    ({ regex }) => /\(\?<[=!]/.test((regex as { pattern: string } | undefined)?.pattern ?? ""),
  ],
  [
    "javascript.builtins.RegExp.unicodeSets",
    ({ regex }) => (regex as { flags: string } | undefined)?.flags.includes("v") ?? false,
  ],
  [
    "javascript.builtins.RegExp.hasIndices",
    ({ regex }) => (regex as { flags: string } | undefined)?.flags.includes("d") ?? false,
  ],
];

/** Chrome before 91 gets `a?.b(...c)` wrong (V8 11558), which the data does not tell. */
function spreadsAfterQuestion({ type, expression }: Node): boolean {
  if (type !== "ChainExpression") return false;
  const call = expression as Node & { arguments?: Node[] };
  return call.arguments?.some((argument) => argument.type === "SpreadElement") ?? false;
}

/** Paths of what `script` uses and the floor lacks. Throws when the script has a syntax error. */
export function newerInScript(script: string): Set<string> {
  const { program, errors } = parseSync("built.js", script);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const found = new Set<string>();
  visit(program as unknown as Node, found, false);
  return found;
}

function visit(node: Node, found: Set<string>, inFunction: boolean): void {
  for (const [path, shows] of syntax) if (shows(node) && isNewer(...path.split("."))) found.add(path);
  if (spreadsAfterQuestion(node)) found.add("spread arguments after ?.");
  if (
    node.type === "AwaitExpression" &&
    !inFunction &&
    isNewer("javascript", "operators", "await", "top_level")
  )
    found.add("javascript.operators.await.top_level");
  if (node.type === "CallExpression") method(node["callee"] as Node, found);
  const inside = inFunction || node.type.includes("Function");
  for (const [name, value] of Object.entries(node)) {
    // Names of members, which need not be anything the browser has.
    if ((name === "property" || name === "key") && !node["computed"]) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) visit(child, found, inside);
    }
  }
  if (node.type === "Identifier") {
    const path = globals.get(String(node["name"]));
    if (path && isNewer(...path)) found.add(path.join("."));
  }
}

/** What is called on something unknown counts as newer when every interface that has it got it too late. */
function method({ object, property, computed }: Node, found: Set<string>): void {
  if (!object || computed) return;
  const { type, name } = object as Node;
  const owner = type === "Identifier" ? globals.get(String(name))?.join(".") : undefined;
  const paths = members.get(String((property as Node)["name"])) ?? [];
  const candidates = owner ? paths.filter((path) => path.slice(0, -1).join(".") === owner) : paths;
  if (candidates.length > 0 && candidates.every((path) => isNewer(...path)))
    found.add(candidates[0]?.join(".") ?? "");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
