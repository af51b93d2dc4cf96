import { existsSync } from "node:fs";
import { compileContent } from "./compile.ts";
import type { ContentIssue } from "./issue.ts";

/**
 * Where the content departs from what the specification fixes for this agency (`spec/`); nothing where there is no
 * such folder. Compiles the content first, which has to be without issues.
 */
export async function specificationIssues(): Promise<ContentIssue[]> {
  if (!existsSync("spec/rules.ts")) return [];
  await compileContent();
  const load = (file: string) =>
    import(new URL(`../../spec/${file}`, import.meta.url).href) as Promise<unknown>;
  const { rules } = (await load("rules.ts")) as { rules: readonly unknown[] };
  const { issueOf } = (await load("rule.ts")) as { issueOf: (rule: unknown) => ContentIssue | undefined };
  return rules.flatMap((rule) => issueOf(rule) ?? []);
}
