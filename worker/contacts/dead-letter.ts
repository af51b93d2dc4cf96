/** Messages that are given up: staff see them, and can have them forwarded again. */
import { type Pipeline, putContact, repeatedly, secondsLeft } from "./pipeline.ts";
import { keys, type ContactRecord, recordMetadata, type RecordMetadata } from "./record.ts";

type DeadMetadata = RecordMetadata & { reason: string };

/** The dead letter is written before its marker goes. Throws when KV takes one of the two not. */
export async function bury(pipeline: Pipeline, record: ContactRecord, reason: string): Promise<void> {
  const metadata = { ...recordMetadata(record, "dead"), reason };
  await write(pipeline, record.id, JSON.stringify(record), metadata, secondsLeft(pipeline, record));
  await repeatedly(pipeline, 2, () => putContact(pipeline, record, "dead"));
}

/** The same for a marker whose text is no message: staff find the text as it was. */
export async function buryUnreadable(pipeline: Pipeline, id: string, text: string): Promise<void> {
  const receivedAt = new Date(pipeline.now()).toISOString();
  const metadata: DeadMetadata = {
    state: "dead",
    type: "general",
    name: "",
    email: "",
    receivedAt,
    reason: "unreadable",
  };
  await write(pipeline, id, text, metadata, pipeline.retentionSeconds("general"));
}

async function write(
  pipeline: Pipeline,
  id: string,
  text: string,
  metadata: DeadMetadata,
  expirationTtl: number,
): Promise<void> {
  await repeatedly(pipeline, 2, () => pipeline.store.put(keys.dead(id), text, { metadata, expirationTtl }));
  await repeatedly(pipeline, 3, () => pipeline.store.delete(keys.outbox(id)));
  console.error(JSON.stringify({ event: "contact.dead_letter", id, reason: metadata.reason }));
}
