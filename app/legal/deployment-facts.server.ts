import type { DeploymentFact } from "#content/deployment.ts";

/** `record` with each placeholder in its texts (`@messagesKept@`, see `content/deployment.ts`) replaced by its fact. */
export function withDeploymentFacts<Value>(
  record: Value,
  facts: Readonly<Record<DeploymentFact, string>>,
): Value {
  const known = new Map<string, string>(Object.entries(facts));
  const filled = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replaceAll(/@(\w+)@/g, (placeholder, name: string) => known.get(name) ?? placeholder);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts stay texts, all else stays as it is
  return filled(record) as Value;
}
