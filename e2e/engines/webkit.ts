/** WebKitGTK's own small browser, driven over WebDriver by the driver that comes with it. */
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { expect } from "playwright/test";
import { type Engine, pointerActions, viewport } from "./engine.ts";

const port = 4446;

/** Starts WebKitGTK as Debian and Ubuntu have it. It needs a display: without one, run the tests under `xvfb-run`. */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  const found: string[] = [];
  const driver = spawn("/usr/bin/WebKitWebDriver", [`--port=${port}`], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  driver.stdout.on("data", (part: Buffer) => {
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
  const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
  const { sessionId } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } },
  });
  const at = `/session/${String(sessionId)}`;
  await ask("POST", `${at}/window/rect`, viewport);
  return {
    async open(url) {
      await ask("POST", `${at}/url`, { url });
    },
    async evaluate(expression) {
      const script = `Promise.resolve(${expression}).then(arguments[0], (error) => arguments[0]({ failed: String(error) }))`;
      return (await ask("POST", `${at}/execute/async`, { script, args: [] })) as never;
    },
    async point(x, y, press = true) {
      await ask("POST", `${at}/actions`, { actions: pointerActions(x, y, press) });
    },
    problems: () => found.splice(0),
    async close() {
      await ask("DELETE", at).catch(() => {});
      driver.kill();
    },
  };
}
