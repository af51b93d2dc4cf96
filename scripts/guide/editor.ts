import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Somebody who follows a recipe in a copy of the project, by hand and by commands, and notes both. */
export class Editor {
  readonly folder: string;
  /** Files that were written by hand. */
  readonly touched = new Set<string>();
  /** Commands that were run: `npm run images -- social`. */
  readonly commands: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  /** Files in a folder of content, `schema.json` aside. */
  filesIn(folder: string): string[] {
    return readdirSync(join(this.folder, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:yaml|md)$/.test(entry.name))
      .map(({ name }) => `${folder}/${name}`)
      .sort();
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
    this.touched.add(file);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { recursive: true });
    this.touched.add(file);
  }

  /** Exchanges one passage of a file. Throws when it is not there. */
  change(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has nothing like ${String(from)}`);
    this.write(file, after);
  }

  /** Runs `npm run NAME -- ARGS` and types `input`. Throws what it said when it fails. */
  run(command: string, input = ""): void {
    const [, , name = "", , ...args] = command.split(" ");
    this.commands.push(command);
    this.#start(["scripts/commands.ts", name, ...args], command, input);
  }

  /** Runs a command that no recipe has to name. */
  check(...args: string[]): void {
    this.#start(args, args.join(" "));
  }

  #start(args: string[], command: string, input = ""): void {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.folder,
      input,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`${command}: ${`${stdout}\n${stderr}`.slice(-6000)}`);
  }
}
