/** WebKitGTK's own small browser, by WebDriver, through the driver that comes with it. */
import { spawn } from "node:child_process";
import { freePort } from "../../scripts/free-port.ts";
import { keyActions, pointerActions } from "./actions.ts";
import { type Engine, viewport } from "./engine.ts";

interface WebKitPaths {
  driver: string;
  browser: string;
}

const browserOptions = ["--automation", "--enable-write-console-messages-to-stdout=true"];

/** Starts WebKitGTK. It draws into a display: without one, run the tests under `xvfb-run`. */
export async function startWebKit({ driver, browser }: WebKitPaths): Promise<Engine> {
  const port = await freePort();
  const found: string[] = [];
  const service = spawn(driver, [`--port=${port}`], { stdio: ["ignore", "pipe", "ignore"] });
  service.stdout.on("data", (part: Buffer) => {
    const lines = part.toString().split("\n");
    found.push(...lines.filter((line) => /CONSOLE.* ERROR/.test(line)));
  });
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json<{ value: Record<string, unknown> }>();
    if (!response.ok) throw new Error(`${path}: ${String(value["message"])}`);
    return value;
  };
  await untilReady(() => ask("GET", "/status"));
  const session = await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: browserOptions } },
    },
  });
  const { browserName, browserVersion } = session["capabilities"] as Record<string, string>;
  const at = `/session/${String(session["sessionId"])}`;
  const act = (source: object) => ask("POST", `${at}/actions`, { actions: [source] });
  const evaluate = async <Value>(expression: string) =>
    (await ask("POST", `${at}/execute/async`, {
      script: `Promise.resolve(${expression}).then(arguments[0], (error) => arguments[0]({ failed: String(error) }))`,
      args: [],
    })) as Value;
  await ask("POST", `${at}/window/rect`, viewport);
  return {
    version: `${browserName} ${browserVersion}`,
    async open(url) {
      await ask("POST", `${at}/url`, { url });
    },
    evaluate,
    async point(x, y, press = true) {
      await act(pointerActions(x, y, press));
    },
    async type(text) {
      await act(keyActions(text));
    },
    problems: () => found.splice(0),
    async close() {
      await ask("DELETE", at).catch(() => {});
      service.kill();
    },
  };
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let wait = 50; ; wait *= 2) {
    const ready = await ask().then(
      () => true,
      () => false,
    );
    if (ready) return;
    if (wait > 5000) throw new Error("The driver did not start");
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
