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
      "    await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, deliveries));\n",
      "    defer(putOutbox(pipeline, record, deliveries).catch(() => {}));\n",
    ],
  },
  {
    name: "only the record is written, no marker",
    file: "forward-at-once.ts",
    change: ["    await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, deliveries));\n", ""],
  },
  {
    name: "a refused marker is taken for a written one",
    file: "forward-at-once.ts",
    change: [
      "    return forwardWithoutStore(pipeline, record, deliveries, defer, error instanceof RefusedError);\n",
      "",
    ],
  },
  {
    name: "without a store the visitor is told it worked, whatever the receiver said",
    file: "forward-at-once.ts",
    change: [
      '  if (sent.arrived) {\n    log("contact.accepted"',
      '  if (sent) {\n    log("contact.accepted"',
    ],
  },
  {
    name: "the visitor is told that nothing was sent when nobody knows",
    file: "forward-at-once.ts",
    change: [
      "  return refused && !sent.unsure ? answers.unavailable : answers.uncertain;",
      "  return answers.unavailable;",
    ],
  },
  {
    name: "the marker is cleared although forwarding failed",
    file: "forward-at-once.ts",
    change: [
      "  if (pending(sent.deliveries).length > 0) {",
      "  if (Number.isNaN(pending(sent.deliveries).length)) {",
    ],
  },
  {
    name: "a message that was forwarded keeps its marker",
    file: "forward-at-once.ts",
    change: ["  if (await clearOutbox(pipeline, sent.record)) log", "  if (await Promise.resolve(true)) log"],
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
      "  const outcomes = new Map(",
      "  await pipeline.store.delete(`outbox:${record.id}`);\n  const outcomes = new Map(",
    ],
  },
  {
    name: "cron clears the marker when forwarding fails",
    file: "redeliver-one.ts",
    change: ["    if (pending(deliveries).length === 0) return await", "    if (deliveries) return await"],
  },
  {
    name: "cron sends without a note in KV",
    file: "redeliver-one.ts",
    change: ["  await noteBegun(pipeline, begun, kinds);\n", ""],
  },
  {
    name: "cron sends although KV refused the note",
    file: "redeliver-one.ts",
    change: ["    if (!noted) throw error;", "    void [noted, error];"],
  },
  {
    name: "tries that may have arrived are not counted",
    file: "redeliver-one.ts",
    change: ["unsure: delivery.unsure + 1", "unsure: delivery.unsure"],
  },
  {
    name: "a run goes on after a message that could not be cleared",
    file: "redeliver.ts",
    change: ['      stopped ||= state === "stuck";\n', ""],
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
      "  if (!(await clearOutbox(pipeline, record))) return",
      '  await putContact(pipeline, record, "forwarded");\n  if (!(await clearOutbox(pipeline, record))) return',
    ],
  },
  {
    name: "failures of KV end no run",
    file: "redeliver.ts",
    change: [
      'refusedInARow = state === "unkept" ? refusedInARow + 1 : 0;',
      'if (state === "unkept") left += 1;',
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
    change: ["  sends: 40,", "  sends: 10,"],
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
      "      await repeatedly(pipeline, 2, () =>\n        pipeline.store.put(key,",
      "      await repeatedly(pipeline, 2, () =>\n        Promise.reject(new Error()) ?? pipeline.store.put(key,",
    ],
  },
  {
    name: "a marker of a delivered message stays for ever",
    file: "outbox.ts",
    change: ["expirationTtl: deliveredMarkerSeconds,", ""],
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
  {
    name: "one receiver's success clears the others' part of the marker, in the request",
    file: "forward-at-once.ts",
    change: ["  if (pending(sent.deliveries).length > 0) {", "  if (!sent.arrived) {"],
  },
  {
    name: "one receiver's success clears the others' part of the marker, by cron",
    file: "redeliver-one.ts",
    change: [
      "    if (pending(deliveries).length === 0) return await",
      "    if (arrived || pending(deliveries).length === 0) return await",
    ],
  },
  {
    name: "a receiver's success in the request is not noted while another failed",
    file: "forward-at-once.ts",
    change: ['sent.deliveries[kind] = { ...deliveries[kind]!, done: "delivered" };', ""],
  },
  {
    name: "a receiver's success by cron is not noted while another failed",
    file: "redeliver-one.ts",
    change: [
      '      after.deliveries[kind] = { ...delivery, done: "delivered" };\n      continue;',
      "      after.deliveries[kind] = { ...delivery, unsure: 0 };\n      continue;",
    ],
  },
  {
    name: "cron sends to all receivers again, whoever has the message",
    file: "deliveries.ts",
    change: ["(!done && next <= now ? [kind] : [])", "(next <= now ? [kind] : [])"],
  },
  {
    name: "a receiver that is down ends the run for all",
    file: "redeliver.ts",
    change: [
      "  const over = () => stopped ||",
      "  const over = () => [...standings.values()].some(isDown) || stopped ||",
    ],
  },
  {
    name: "while one receiver is known to be down, nobody is asked",
    file: "redeliver.ts",
    change: [
      "    ({ kind }) => !(since(downAt[kind]) < probeMs && !(since(downSince[kind]) < shortOutageMs)),",
      "    () => Object.values(downAt).every((at) => !(since(at) < probeMs)),",
    ],
  },
  {
    name: "in the request only the first receiver gets the message",
    file: "forward-at-once.ts",
    change: [
      "    pipeline.receivers.map(async (receiver) => {",
      "    pipeline.receivers.slice(0, 1).map(async (receiver) => {",
    ],
  },
  {
    name: "with one receiver given up, the others get no more tries",
    file: "redeliver-one.ts",
    change: [
      "    if (pending(deliveries).length === 0) return await",
      "    if (givenUp(deliveries).length > 0 || pending(deliveries).length === 0) return await",
    ],
  },
  {
    name: "a dead letter does not say for whom",
    file: "dead-letter.ts",
    change: ["receivers: givenUp(deliveries)", "receivers: []"],
  },
  {
    name: "a try without an answer is taken back from the count",
    file: "redeliver-one.ts",
    change: ["      outcome.unsure ? delivery :", "      Number.isNaN(outcome) ? delivery :"],
  },
  {
    name: "a refused message means that the receiver is down",
    file: "redeliver.ts",
    change: ["outcome.delivered || outcome.refused === true;", "outcome.delivered;"],
  },
  {
    name: "what was refused before has no later turn than others",
    file: "redeliver.ts",
    change: ["a.refused - b.refused || ", ""],
  },
  {
    name: "every run is every message's turn",
    file: "schedule.ts",
    change: ["const turnRuns = 3;", "const turnRuns = 1;"],
  },
  {
    name: "the marker goes before the record is there",
    file: "forward-at-once.ts",
    change: [
      "  // Without its record the message still has its marker",
      "  await clearOutbox(pipeline, sent.record);\n  // Without its record the message still has its marker",
    ],
  },
  {
    name: "nothing was sent, though nobody knows whether KV took it",
    file: "pipeline.ts",
    change: ["refused &&= isRefusal(error);", "refused &&= error instanceof Error;"],
  },
  {
    name: "a repeat is told the address of a receipt of its own, which nobody keeps",
    file: "accept.ts",
    change: ["answers.accepted({ id: record.id, receipt: earlier.receipt })", "answers.accepted(record)"],
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
  const parts = ["accept", "redeliver", "receipt", "store", "isolate-memory"].map(
    (module) => import(pathToFileURL(resolve(`${folder}/contacts/${module}.ts`)).href) as Promise<object>,
  );
  return Object.assign({}, ...(await Promise.all(parts))) as Subject;
}
