/** The file of a message: it lives as long as the message that names it, and no longer. */
import { log } from "../log.ts";
import { type Pipeline, repeatedly } from "./pipeline.ts";
import type { ContactRecord } from "./record.ts";

/** Bytes of `record.file`. */
export type Attachment = Uint8Array;

/** Stores the bytes for `seconds`. @returns whether KV says that it took them */
export async function putAttachment(
  pipeline: Pipeline,
  record: ContactRecord,
  bytes: Attachment,
  seconds: number,
): Promise<boolean> {
  const { file } = record;
  if (!file) return false;
  const { key, contentType, flags } = file;
  try {
    await repeatedly(pipeline, 2, () =>
      pipeline.store.put(key, bytes, { metadata: { contentType, flags }, expirationTtl: seconds }),
    );
    return true;
  } catch {
    return false;
  }
}

/** Deletes the file of a message that was refused. */
export async function dropAttachment(pipeline: Pipeline, { id, file }: ContactRecord): Promise<void> {
  if (!file) return;
  try {
    await repeatedly(pipeline, 3, () => pipeline.store.delete(file.key));
  } catch {
    log("file.left", { id });
  }
}
