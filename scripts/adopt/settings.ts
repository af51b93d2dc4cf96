/** What is written outside of `content/`: the deployment's settings, and the name in what describes the project. */
import type { Draft } from "./draft.ts";

type Named = Readonly<Record<"name" | "city" | "country", string>>;

/** The public address in `wrangler.toml`. */
export const siteUrlOf = (toml: string): string => /^SITE_URL = "(.*)"/m.exec(toml)?.[1] ?? "";

const workerOf = (toml: string) => /^name = "(.*)"/m.exec(toml)?.[1] ?? "";

/** `Reef & Rail` as a worker is named: `reef-rail-site`. */
export function workerName(agency: string): string {
  const plain = agency
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .toLowerCase();
  return `${
    plain
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 40) || "agency"
  }-site`;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Files in which the agency's name, its worker's name or its address stands typed out. */
const named = ["README.md", "LICENSE", "package.json", "wrangler.toml"];

/** Puts the name, place and addresses of `answers` where those `before` stood. */
export function writeSettings(
  draft: Pick<Draft, "read" | "write">,
  before: Named,
  answers: Named & { siteUrl: string },
): void {
  const toml = draft.read("wrangler.toml");
  const worker = workerName(answers.name);
  const preview = `https://${worker}-preview.example`;
  const [first = "", second = ""] = toml.split("[env.preview.vars]");
  const previewUrl = siteUrlOf(second);
  draft.write("wrangler.toml", `${first}[env.preview.vars]${second.replace(previewUrl, preview)}`);
  const changes: [string, string][] = [
    [siteUrlOf(toml), answers.siteUrl],
    [workerOf(toml), worker],
    [before.name, answers.name],
    [`${before.city}, ${before.country}`, `${answers.city}, ${answers.country}`],
  ];
  for (const file of named) {
    let text = draft.read(file);
    // A line may end between two words of a name.
    for (const [from, to] of changes)
      if (from !== "")
        text = text.replaceAll(new RegExp(literal(from).replaceAll(" ", "\\s+"), "g"), () => to);
    draft.write(file, text);
  }
}
