/** The built site of the copy as visitors and staff meet it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { toolOutput } from "../run-tool.ts";

const environment = { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };

export class Site {
  readonly #folder: string;
  readonly #state: string;
  readonly #address: string;
  readonly #server: ChildProcess;
  readonly #receiver: Server;
  /** What the receiver of forwarded messages got. */
  readonly received: string[];

  private constructor(
    folder: string,
    address: string,
    server: ChildProcess,
    receiver: Server,
    received: string[],
  ) {
    this.#folder = folder;
    this.#state = join(folder, ".guide-state");
    this.#address = address;
    this.#server = server;
    this.#receiver = receiver;
    this.received = received;
  }

  /** Serves the build in `folder` with messages forwarded as `kind` to a receiver of ours. */
  static async serve(folder: string, kind: string): Promise<Site> {
    const received: string[] = [];
    const receiver = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        received.push(body);
        response.end("ok");
      });
    });
    await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const port = process.env["PORT"] ?? "4327";
    const variables = ["--var", `FORWARD_KIND:${kind}`, "--var", `FORWARD_URL:${hook}`];
    const server = spawn(
      process.execPath,
      ["scripts/serve.ts", "--persist-to", join(folder, ".guide-state"), ...variables],
      { cwd: folder, env: { ...environment, PORT: port }, stdio: "ignore" },
    );
    const site = new Site(folder, `http://localhost:${port}`, server, receiver, received);
    for (let tries = 0; !(await site.#answers()); tries += 1) {
      if (tries > 240 || server.exitCode !== null) {
        await site.close();
        throw new Error("The site does not answer");
      }
      await new Promise((later) => setTimeout(later, 250));
    }
    return site;
  }

  #answers(): Promise<boolean> {
    return fetch(this.#address).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** The text at `path`. Throws unless it is answered with 200. */
  async text(path: string): Promise<string> {
    // A connection that was kept may have been closed at the other end by now: once more, on one of its own.
    const ask = () => fetch(this.#address + path);
    const answer = await ask().catch(ask);
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    return answer.text();
  }

  /** Throws unless the text at `path` has each of `words`. */
  async shows(path: string, ...words: string[]): Promise<void> {
    const text = decoded(await this.text(path));
    for (const word of words) if (!text.includes(word)) throw new Error(`${path} does not show "${word}"`);
  }

  /** Paths of every page in the sitemap. */
  async paths(): Promise<string[]> {
    const places = (await this.text("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...places].map(([, place = ""]) => new URL(place).pathname);
  }

  /** Sends a contact message as the form does; its id. Throws when it is not taken. */
  async send(fields: Record<string, string>): Promise<string> {
    const answer = await fetch(`${this.#address}/api/contacts`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
    if (answer.status !== 201)
      throw new Error(`A message is answered with ${answer.status}: ${await answer.text()}`);
    const kept: unknown = await answer.json();
    return String((kept as { id?: string }).id);
  }

  /** The record of a message as KV has it. */
  record(id: string): { fields: Record<string, string> } {
    const key = ["kv", "key", "get", `contact:${id}`, "--binding", "CONTACTS", "--local", "--text"];
    const text = toolOutput("wrangler", [...key, "--persist-to", this.#state], {
      cwd: this.#folder,
      encoding: "utf8",
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    return JSON.parse(text) as { fields: Record<string, string> };
  }

  /** `npm run contacts -- export`. */
  csv(): string {
    return execFileSync(process.execPath, ["scripts/contacts.ts", "export", "--persist-to", this.#state], {
      cwd: this.#folder,
      encoding: "utf8",
      env: environment,
    });
  }

  async close(): Promise<void> {
    this.#receiver.closeAllConnections();
    this.#receiver.close();
    if (this.#server.exitCode !== null) return;
    const ended = new Promise((done) => this.#server.once("exit", done));
    this.#server.kill("SIGTERM");
    await ended;
  }
}

/** Text of a page with the signs that HTML writes as names. */
function decoded(html: string): string {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
