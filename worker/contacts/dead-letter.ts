/** Messages given up, for one receiver or all: staff see them and can have them forwarded again. */
import { givenUp } from "./deliveries.ts";
import { type Pipeline, repeatedly, secondsLeft } from "./pipeline.ts";
import { type ContactRecord, type Deliveries, keys, recordMetadata, type RecordMetadata } from "./record.ts";

/**
 * Writes the dead letter, which names the receivers not reached. Must precede the marker's removal. Throws if KV does.
 */
export async function writeDeadLetter(
  pipeline: Pipeline,
  record: ContactRecord,
  deliveries: Deliveries,
  reason: string,
): Promise<void> {
  const metadata = { ...recordMetadata(record, "dead"), receivers: givenUp(deliveries) };
  // Kept as long as the record and its file, and no longer.
  await write(pipeline, record.id, JSON.stringify(record), metadata, reason, secondsLeft(pipeline, record));
}

/** The same for a marker that cannot be parsed, whose text staff find as it was. Deletes the marker. */
export async function buryUnreadable(pipeline: Pipeline, id: string, text: string): Promise<void> {
  const receivedAt = new Date(pipeline.now()).toISOString();
  await write(
    pipeline,
    id,
    text,
    { state: "dead", type: "general", name: "", email: "", receivedAt },
    "unreadable",
    pipeline.retentionSeconds("general"),
  );
  await repeatedly(pipeline, 3, () => pipeline.store.delete(keys.outbox(id)));
}

async function write(
  pipeline: Pipeline,
  id: string,
  text: string,
  metadata: RecordMetadata,
  reason: string,
  seconds: number,
): Promise<void> {
  await repeatedly(pipeline, 2, () =>
    pipeline.store.put(keys.dead(id), text, {
      metadata: { ...metadata, reason },
      expirationTtl: seconds,
    }),
  );
  console.error(JSON.stringify({ event: "contact.dead_letter", id, reason }));
}
