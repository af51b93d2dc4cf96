/** The pipeline with one thing wrong at a time: a simulation that does not notice is worth nothing. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Subject } from "./schedule.ts";

interface Mutant {
  name: string;
  file: string;
  /** Text of the source and what stands in its place. */
  change: [from: string, to: string];
}

export const mutants: readonly Mutant[] = [
  {
    name: "the visitor is told before anything is written",
    file: "accept.ts",
    change: [
      "    await putOutbox(pipeline, record);\n",
      "    defer(putOutbox(pipeline, record).catch(() => {}));\n",
    ],
  },
  {
    name: "only the record is written, no marker",
    file: "accept.ts",
    change: ["    await putOutbox(pipeline, record);\n", ""],
  },
  {
    name: "a refused marker is taken for a written one",
    file: "accept.ts",
    change: ["    return forwardWithoutStore(pipeline, record, defer);\n", ""],
  },
  {
    name: "without a store the visitor is told it worked, whatever the receiver said",
    file: "accept.ts",
    change: [
      'if (!outcome?.delivered) {\n    log("contact.refused"',
      'if (false) {\n    log("contact.refused"',
    ],
  },
  {
    name: "the marker is cleared although forwarding failed",
    file: "accept.ts",
    change: [
      'log("contact.forward_failed", { id: record.id, reason: outcome?.reason });\n    return;',
      'log("contact.forward_failed", { id: record.id, reason: outcome?.reason });',
    ],
  },
  {
    name: "cron clears the marker before it forwards",
    file: "redeliver.ts",
    change: [
      "    const outcome = await pipeline.forwarder?.(record);",
      "    await pipeline.store.delete(keys.outbox(marker.id));\n    const outcome = await pipeline.forwarder?.(record);",
    ],
  },
  {
    name: "cron clears the marker when forwarding fails",
    file: "redeliver.ts",
    change: ["    if (outcome?.delivered) {", "    if (outcome) {"],
  },
  {
    name: "no grace: cron takes what the request is still forwarding",
    file: "schedule.ts",
    change: ["export const graceMs = 2 * minute;", "export const graceMs = 0;"],
  },
  {
    name: "the second page of a listing is skipped",
    file: "redeliver.ts",
    change: ["    if (listed.list_complete) return;", "    return;"],
  },
  {
    name: "a dead letter is dropped instead of written",
    file: "redeliver.ts",
    change: [
      "    pipeline.store.put(keys.dead(record.id), JSON.stringify(record), {",
      "    Promise.resolve({",
    ],
  },
  {
    name: "a message that was forwarded keeps its marker",
    file: "accept.ts",
    change: [
      "await twice(pipeline, () => pipeline.store.delete(keys.outbox(record.id)));",
      "await Promise.resolve();",
    ],
  },
  {
    name: "a repeat under the same key is taken for a new message",
    file: "accept.ts",
    change: ["  if (earlier) {", "  if (earlier && false) {"],
  },
];

/** The mutant's own accept and redeliver. Throws when the source no longer has what it changes. */
export async function loadMutant({ name, file, change: [from, to] }: Mutant): Promise<Subject> {
  const folder = `build/mutants/${name.replaceAll(/\W+/g, "-")}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync("worker", folder, { recursive: true });
  const path = `${folder}/contacts/${file}`;
  const source = readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  if (!source.includes(from)) throw new Error(`${name}: ${file} has changed`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const module = (base: string) => pathToFileURL(resolve(`${folder}/contacts/${base}`)).href;
  const accepting = (await import(module("accept.ts"))) as Pick<Subject, "accept">;
  const delivering = (await import(module("redeliver.ts"))) as Pick<Subject, "redeliver">;
  return { accept: accepting.accept, redeliver: delivering.redeliver };
}
