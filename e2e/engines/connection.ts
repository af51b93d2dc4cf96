/** What WebDriver BiDi and the Chrome DevTools Protocol have in common: commands and answers over a WebSocket. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: unknown;
}

/**
 * Starts the browser at `path` with a profile of its own, and connects to it.
 *
 * @param flags its command line, given the profile's folder
 * @param onEvent hears what comes unasked
 * @param preferences text of the profile's `user.js`, which only Firefox reads
 */
export async function connect(
  path: string,
  flags: (profile: string) => readonly string[],
  onEvent: (method: string, params: Record<string, unknown>) => void,
  preferences = "",
) {
  const profile = mkdtempSync(join(tmpdir(), "engine-"));
  writeFileSync(join(profile, "user.js"), preferences);
  const browser = spawn(path, flags(profile), { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(browser, "exit");
  const socket = new WebSocket(await addressOf(browser));
  await once(socket, "open");
  const pending = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) pending.get(message.id)?.(message);
    else if (message.method) onEvent(message.method, message.params ?? {});
  });
  /** Rejects with what the browser says when it cannot do it. */
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    last += 1;
    const id = last;
    const { promise, resolve } = Promise.withResolvers<Message>();
    pending.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const answer = await promise;
    pending.delete(id);
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return answer.result ?? {};
  };
  /** Tells the browser by `command` to end, and waits until it has. */
  const close = async (command: string) => {
    await send(command).catch(() => {});
    socket.close();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  return { send, close };
}

/** The address it says it listens on. */
async function addressOf(browser: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  let output = "";
  for await (const line of createInterface(browser.stderr)) {
    const [, bidi, devTools] = /BiDi listening on (ws:\S+)|DevTools listening on (ws:\S+)/.exec(line) ?? [];
    output += `${line}\n`;
    if (!bidi && !devTools) continue;
    // Otherwise it would stop once the pipe is full.
    browser.stderr.resume();
    return bidi ? `${bidi}/session` : String(devTools);
  }
  throw new Error(`The browser did not start: ${output}`);
}
