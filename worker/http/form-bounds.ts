/**
 * Limits a posted form before it is parsed: parsing time grows with the number of parts, and six megabytes of tiny ones
 * would block the isolate for seconds.
 */
import { Buffer } from "node:buffer";

/** Most bytes of typed text, and of a form with a file: a 5 MiB CV and its fields. */
const maxTyped = 64 * 1024;
const maxWithFile = 5.25 * 1024 * 1024;
const maxParts = 50;
/** Most bytes of a part's head: twice what the longest file name needs. */
const maxHeadBytes = 2048;

/** Only what browsers and libraries write: an ambiguous header could be checked one way and parsed another. */
const multipart =
  /^multipart\/form-data;\s*(?:charset=[\w"-]+;\s*)?boundary=("?)([\w'()+,./:=?-]{1,70})\1(?:;\s*charset=[\w"-]+)?$/i;

/** The limits of the form that `request` posts, its boundary if multipart; `undefined` if its type is not accepted. */
export function formBounds(request: Request, takesFile: boolean) {
  const type = request.headers.get("content-type")?.trim() ?? "";
  const boundary = multipart.exec(type)?.[2];
  if (boundary === undefined && /^multipart\//i.test(type)) return undefined;
  return { bytes: takesFile && boundary ? maxWithFile : maxTyped, boundary, takesFile };
}

type FormBounds = NonNullable<ReturnType<typeof formBounds>>;

/** Whether a multipart `body` has few parts, all short except the file. Other bodies always pass. */
export function hasBoundedParts(body: Uint8Array, { boundary, takesFile }: FormBounds): boolean {
  if (boundary === undefined) return true;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const starts = partStarts(bytes, `--${boundary}`);
  if (!starts) return false;
  // The parser searches the preamble for line feeds too, so it counts.
  let typed = starts[0] ?? bytes.length;
  let files = 0;
  for (const [index, start] of starts.entries()) {
    const length = (starts[index + 1] ?? bytes.length) - start;
    const head = bytes.toString("latin1", start, start + maxHeadBytes);
    if (takesFile && length > maxHeadBytes && isFile(head)) files += 1;
    else typed += length;
  }
  return typed <= maxTyped && files <= 1;
}

/**
 * Offsets of the parts and of the closing delimiter; `undefined` when there are too many. Like the parser, looks for
 * the delimiter after each line feed, in a single pass however often it occurs elsewhere.
 */
function partStarts(bytes: Buffer, delimiter: string): number[] | undefined {
  const starts = bytes.toString("latin1", 0, delimiter.length) === delimiter ? [0] : [];
  for (let at = bytes.indexOf(`\n${delimiter}`); at >= 0; at = bytes.indexOf(`\n${delimiter}`, at + 1)) {
    starts.push(at + 1);
    // The closing delimiter is one more.
    if (starts.length > maxParts + 1) return undefined;
  }
  return starts;
}

/** @param start of the part: must contain its whole head, since parsing megabytes of head takes most of a second */
function isFile(start: string): boolean {
  const [head = "", ...rest] = start.split("\r\n\r\n");
  return rest.length > 0 && head.includes('; name="cv"; filename="');
}
