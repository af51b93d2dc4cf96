/** WebKitGTK's own small browser, driven over WebDriver by the driver that comes with it. */
import { spawn } from "node:child_process";
import { expect } from "playwright/test";
import { freePort } from "../../scripts/free-port.ts";
import { keyActions, pointerActions } from "./actions.ts";
import { type Engine, viewport } from "./engine.ts";

const browserOptions = ["--automation", "--enable-write-console-messages-to-stdout=true"];

/** Starts WebKitGTK. It needs a display: without one, run the tests under `xvfb-run`. */
export async function startWebKit(paths: { driver: string; browser: string }): Promise<Engine> {
  const port = await freePort();
  const found: string[] = [];
  const service = spawn(paths.driver, [`--port=${port}`], { stdio: ["ignore", "pipe", "ignore"] });
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
  await expect(() => ask("GET", "/status"), "The driver did not start").toPass({ timeout: 10_000 });
  const session = await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: paths.browser, args: browserOptions } },
    },
  });
  const { browserName, browserVersion } = session["capabilities"] as Record<string, string>;
  const at = `/session/${String(session["sessionId"])}`;
  const act = (source: object) => ask("POST", `${at}/actions`, { actions: [source] });
  await ask("POST", `${at}/window/rect`, viewport);
  return {
    version: `${browserName} ${browserVersion}`,
    async open(url) {
      await ask("POST", `${at}/url`, { url });
    },
    async evaluate(expression) {
      const script = `Promise.resolve(${expression}).then(arguments[0], (error) => arguments[0]({ failed: String(error) }))`;
      return (await ask("POST", `${at}/execute/async`, { script, args: [] })) as never;
    },
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
