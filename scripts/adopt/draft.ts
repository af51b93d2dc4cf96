import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type ContentFiles, readFiles } from "../content/files.ts";
import { filesOf } from "../files.ts";

/** Changes to files of the project that nothing has been done about yet. */
export class Draft {
  readonly #texts = new Map<string, string>();
  readonly #removed = new Set<string>();
  readonly #content = readFiles("content");

  /** Throws when there is no such file. */
  read(file: string): string {
    if (this.#removed.has(file)) throw new Error(`${file} is removed`);
    return this.#texts.get(file) ?? readFileSync(file, "utf8");
  }

  /** Exchanges the text of a file that is there. */
  write(file: string, text: string): void {
    if (text !== readFileSync(file, "utf8")) this.#texts.set(file, text);
    else this.#texts.delete(file);
  }

  /** Removes a file, or a folder with all that is in it. */
  remove(path: string): void {
    if (!existsSync(path)) return;
    this.#texts.delete(path);
    this.#removed.add(path);
  }

  /** Files that match and stay, in the order of their names. */
  files(...patterns: string[]): string[] {
    return filesOf(...patterns).filter((file) => !this.#removed.has(file));
  }

  /** What `content/` will hold. */
  content(): ContentFiles {
    const paths = this.#content.paths.filter((path) => !this.#removed.has(`content/${path}`));
    const texts = new Map(
      paths.flatMap((path) => {
        const text = this.#texts.get(`content/${path}`) ?? this.#content.texts.get(path);
        return text === undefined ? [] : [[path, text] as const];
      }),
    );
    return { paths, texts };
  }

  /** Every change, a line each. */
  list(): string[] {
    return [
      ...[...this.#removed].map((path) => `remove ${path}`),
      ...[...this.#texts.keys()].map((file) => `write  ${file}`),
    ].toSorted();
  }

  apply(): void {
    for (const path of this.#removed) rmSync(path, { recursive: true });
    for (const [file, text] of this.#texts) writeFileSync(file, text);
  }
}
