/**
 * How large a posted form may be, before anything parses it: parsing costs by the part and by the pair, and six
 * megabytes of the shortest would hold up everybody in the isolate for seconds.
 */
import { bufferOf, latin1 } from "../forms/cv-parts.ts";

/** Most bytes of all that is typed, and most of a form with a file: a CV of 5 MiB and its fields. */
const mostTyped = 64 * 1024;
const mostWithFile = 5.25 * 1024 * 1024;
const mostParts = 50;
/** Bytes of a part's head: twice what the longest name of a file needs. */
const mostHead = 2048;

/** What a form may be: `boundary` of a multipart one, and the name of the part that may be long. */
export interface FormBounds {
  bytes: number;
  boundary?: string | undefined;
  fileField?: string | undefined;
}

/** As browsers and libraries write it. What is read in two ways could be counted in one and parsed in the other. */
const multipart =
  /^multipart\/form-data;\s*(?:charset=[\w"-]+;\s*)?boundary=("?)([\w'()+,./:=?-]{1,70})\1(?:;\s*charset=[\w"-]+)?$/i;

/**
 * The bounds of the form that `request` posts; `undefined` for what is no form.
 *
 * @param fileField name of the part that may be a file, if the place takes one
 */
export function formBounds(request: Request, fileField: string | undefined): FormBounds | undefined {
  const type = request.headers.get("content-type")?.trim() ?? "";
  if (!/^multipart\//i.test(type)) return { bytes: mostTyped };
  const boundary = multipart.exec(type)?.[2];
  return boundary === undefined
    ? undefined
    : { bytes: fileField === undefined ? mostTyped : mostWithFile, boundary, fileField };
}

/**
 * Whether a multipart `body` has few parts, all of them short but for the file. Anything else is left to its length.
 */
export function hasBoundedParts(body: Uint8Array, { boundary, fileField }: FormBounds): boolean {
  if (boundary === undefined) return true;
  const starts = partStarts(body, `--${boundary}`);
  if (!starts) return false;
  // What stands before the first part is looked through for line feeds as well.
  let typed = starts[0] ?? body.length;
  let files = 0;
  for (const [index, start] of starts.entries()) {
    const length = (starts[index + 1] ?? body.length) - start;
    if (length <= mostHead || !isFile(body.subarray(start, start + mostHead), fileField)) typed += length;
    else files += 1;
  }
  return typed <= mostTyped && files <= 1;
}

/**
 * Where the parts begin, the end among them; `undefined` when they are too many. The parser looks for a delimiter after
 * each line feed, so that is what to look for: one search over all, however often the delimiter stands elsewhere.
 */
function partStarts(body: Uint8Array, delimiter: string): number[] | undefined {
  const bytes = bufferOf(body);
  const starts = latin1(bytes.subarray(0, delimiter.length)) === delimiter ? [0] : [];
  for (let at = bytes.indexOf(`\n${delimiter}`); at >= 0; at = bytes.indexOf(`\n${delimiter}`, at + 1)) {
    starts.push(at + 1);
    // The closing delimiter is one more.
    if (starts.length > mostParts + 1) return undefined;
  }
  return starts;
}

/** @param start of the part: its head has to end there, since a head of megabytes takes most of a second to parse */
function isFile(start: Uint8Array, fileField: string | undefined): boolean {
  const [head = "", ...rest] = latin1(start).split("\r\n\r\n");
  return fileField !== undefined && rest.length > 0 && head.includes(`; name="${fileField}"; filename="`);
}
