/** Searching megabytes of bytes for ASCII words, at well under a nanosecond a byte. */

/** Where `sought` starts in `bytes`, from `from` on and ending before `to`, or -1 (Horspool's algorithm). */
export function find(bytes: Uint8Array, sought: Word, from = 0, to = bytes.length): number {
  const { codes, shifts } = sought;
  const last = codes.length - 1;
  for (let at = from + last; at < to; at += shifts[bytes[at]!]!) {
    let index = last;
    while (index >= 0 && bytes[at - last + index] === codes[index]) index -= 1;
    if (index < 0) return at - last;
  }
  return -1;
}

export interface Word {
  codes: Uint8Array;
  /** How far the search may go on when a byte lies under the word's last one. */
  shifts: Uint8Array;
}

/** Prepares `text`, ASCII of at most 255 characters, for `find`. */
export function word(text: string): Word {
  const codes = new TextEncoder().encode(text);
  const shifts = new Uint8Array(256).fill(codes.length);
  for (const [index, code] of codes.subarray(0, -1).entries()) shifts[code] = codes.length - 1 - index;
  return { codes, shifts };
}

/** Bytes that are looked at one by one before the platform's search, which costs as much as these to call. */
const nearby = 32;

/** Where `byte` is next, from `from` on, or -1: fast whether it is rare or everywhere. */
export function nextByte(bytes: Uint8Array, byte: number, from: number): number {
  const near = Math.min(from + nearby, bytes.length);
  for (let at = from; at < near; at += 1) if (bytes[at] === byte) return at;
  return bytes.indexOf(byte, near);
}

/** Whether `bytes` begin with those of `text`, each character a byte. */
export function startsWith(bytes: Uint8Array, text: string, from = 0): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[from + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** The bytes as text, one character each. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** Whether a program begins at `at`: of Windows (by the place of its PE header), ELF, or a script. */
export function isProgram(bytes: Uint8Array, at = 0): boolean {
  if (bytes[at] !== 0x4d) return startsWith(bytes, "\u007fELF", at) || startsWith(bytes, "#!/", at);
  if (bytes[at + 1] !== 0x5a || at + 64 > bytes.length) return false;
  const header = new DataView(bytes.buffer, bytes.byteOffset + at, 64).getUint32(60, true);
  return header >= 64 && header < 4096;
}
