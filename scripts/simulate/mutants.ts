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
    file: "forward-at-once.ts",
    change: [
      "    await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, firstMarker(pipeline, record)));\n",
      "    defer(putOutbox(pipeline, record, firstMarker(pipeline, record)).catch(() => {}));\n",
    ],
  },
  {
    name: "only the record is written, no marker",
    file: "forward-at-once.ts",
    change: [
      "    await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, firstMarker(pipeline, record)));\n",
      "",
    ],
  },
  {
    name: "a refused marker is taken for a written one",
    file: "forward-at-once.ts",
    change: ["    return forwardWithoutStore(pipeline, forwarder, record, defer);\n", ""],
  },
  {
    name: "without a store the visitor is told it worked, whatever the receiver said",
    file: "forward-at-once.ts",
    change: [
      '  if (outcome.delivered) {\n    log("contact.accepted"',
      '  if (outcome) {\n    log("contact.accepted"',
    ],
  },
  {
    name: "the visitor is told that nothing was sent when nobody knows",
    file: "forward-at-once.ts",
    change: [
      "  return there === false && !outcome.unsure ? answers.unavailable : answers.uncertain;",
      "  return answers.unavailable;",
    ],
  },
  {
    name: "a marker whose acknowledgement got lost is left after direct delivery",
    file: "forward-at-once.ts",
    change: [
      "defer(clearOutbox(pipeline, record).then(() => recordDelivered(pipeline, record)));",
      "defer(recordDelivered(pipeline, record));",
    ],
  },
  {
    name: "the marker is cleared although forwarding failed",
    file: "forward-at-once.ts",
    change: [
      'log("contact.forward_failed", { id: record.id, reason: outcome.reason });\n    return;',
      'log("contact.forward_failed", { id: record.id, reason: outcome.reason });',
    ],
  },
  {
    name: "a message that was forwarded keeps its marker",
    file: "forward-at-once.ts",
    change: [
      "  const cleared = await clearOutbox(pipeline, record);",
      "  const cleared = await Promise.resolve(true);",
    ],
  },
  {
    name: "a repeat under the same key is taken for a new message",
    file: "accept.ts",
    change: ["  if (earlier !== undefined) {", "  if (earlier !== undefined && false) {"],
  },
  {
    name: "cron clears the marker before it forwards",
    file: "redeliver-one.ts",
    change: [
      "  const outcome = await sendRemembered(pipeline, forwarder, record);",
      "  await pipeline.store.delete(keys.outbox(id));\n  const outcome = await sendRemembered(pipeline, forwarder, record);",
    ],
  },
  {
    name: "cron clears the marker when forwarding fails",
    file: "redeliver-one.ts",
    change: ["  if (outcome.delivered) return settle", "  if (outcome) return settle"],
  },
  {
    name: "cron sends without a note in KV",
    file: "redeliver-one.ts",
    change: ["  await noteBegun(pipeline, record, begun);\n", ""],
  },
  {
    name: "cron sends although KV refused the note",
    file: "redeliver-one.ts",
    change: ["if (marker?.metadata.next !== begun.next) throw error;", "void [marker, error];"],
  },
  {
    name: "tries that may have arrived are not counted",
    file: "redeliver-one.ts",
    change: ["    unsure: metadata.unsure + 1,\n", ""],
  },
  {
    name: "a run goes on after a message that could not be cleared",
    file: "redeliver.ts",
    change: ['      stopped ||= result === "stuck";\n', ""],
  },
  {
    name: "an isolate forgets what it sent",
    file: "isolate-memory.ts",
    change: ["now - sent.at < hour ? sent : undefined", "now - sent.at < 0 ? sent : undefined"],
  },
  {
    name: "the record is repaired before the marker goes",
    file: "redeliver-one.ts",
    change: [
      '  if (!(await clearOutbox(pipeline, record))) return "stuck";',
      '  await putContact(pipeline, record, "forwarded");\n  if (!(await clearOutbox(pipeline, record))) return "stuck";',
    ],
  },
  {
    name: "failures of KV end no run",
    file: "redeliver.ts",
    change: [
      'refusedInARow = result === "unkept" ? refusedInARow + 1 : 0;',
      'if (result === "unkept") left += 1;',
    ],
  },
  {
    name: "a run has no end in time",
    file: "redeliver.ts",
    change: ["  milliseconds: 50_000,", "  milliseconds: 5e9,"],
  },
  {
    name: "ten messages a run",
    file: "redeliver.ts",
    change: ["  messages: 40,", "  messages: 10,"],
  },
  {
    name: "operations of KV have no limit in time",
    file: "store.ts",
    change: ["const longestOperationMs = 10_000;", "const longestOperationMs = 1e9;"],
  },
  {
    name: "what KV does not delete is not marked as delivered either",
    file: "outbox.ts",
    change: [
      "      await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, delivered));\n      return true;",
      "      return delivered === null;",
    ],
  },
  {
    name: "a marker of a delivered message stays for ever",
    file: "outbox.ts",
    change: ["expirationTtl: deliveredMarkerSeconds", ""],
  },
  {
    name: "no grace: cron takes what the request is still forwarding",
    file: "schedule.ts",
    change: ["export const graceMs = 2 * minute;", "export const graceMs = 0;"],
  },
  {
    name: "what may have arrived is sent without end",
    file: "schedule.ts",
    change: ["export const maxUnsure = 2;", "export const maxUnsure = 99;"],
  },
  {
    name: "the second page of a listing is skipped",
    file: "redeliver.ts",
    change: ["    if (listed.list_complete) return found;", "    return found;"],
  },
  {
    name: "a dead letter is dropped instead of written",
    file: "dead-letter.ts",
    change: ["    pipeline.store.put(keys.dead(id), text, {", "    Promise.resolve<unknown>({"],
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
  const parts = ["accept", "redeliver", "store", "isolate-memory"].map(
    (module) => import(pathToFileURL(resolve(`${folder}/contacts/${module}.ts`)).href) as Promise<object>,
  );
  return Object.assign({}, ...(await Promise.all(parts))) as Subject;
}
