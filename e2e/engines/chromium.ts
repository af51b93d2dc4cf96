/** A Chromium of any age, driven over the DevTools Protocol; Playwright needs a recent one. */
import { type Engine, viewport } from "./engine.ts";
import { launch } from "./launch.ts";
import { openSocket } from "./socket.ts";

/** Starts the Chromium at `path`. */
export async function startChromium(path: string): Promise<Engine> {
  const { address, ended } = await launch(path, (profile) => [
    "--headless",
    "--disable-gpu",
    "--no-sandbox",
    "--no-first-run",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "about:blank",
  ]);
  const found: string[] = [];
  let loaded = () => {};
  const socket = await openSocket(address, (method, params) => {
    if (method === "Page.loadEventFired") loaded();
    if (method === "Runtime.exceptionThrown") {
      const { exception, text } = params["exceptionDetails"] as {
        exception?: { description?: string };
        text: string;
      };
      found.push(exception?.description ?? text);
    }
    const entry = params["entry"] as { level: string; text: string } | undefined;
    // The browser itself logs answers that the test asks for, such as 404.
    if (entry?.level === "error" && !entry.text.startsWith("Failed to load resource")) found.push(entry.text);
    if (method === "Runtime.consoleAPICalled" && params["type"] === "error")
      found.push(JSON.stringify(params["args"]));
  });
  const { product } = (await socket.send("Browser.getVersion")) as { product: string };
  const { targetId } = await socket.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await socket.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params?: object) => socket.send(method, params, String(sessionId));
  for (const domain of ["Page", "Runtime", "Log"]) await send(`${domain}.enable`);
  await send("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor: 1, mobile: false });
  return {
    version: product,
    async open(url) {
      const load = new Promise<void>((resolve) => (loaded = resolve));
      const { errorText } = (await send("Page.navigate", { url })) as { errorText?: string };
      if (errorText) throw new Error(errorText);
      if (!url.includes("#")) await load;
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: never }).value;
    },
    async point(x, y, press = true) {
      const place = { x, y, button: "left", clickCount: 1 };
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
      if (!press) return;
      await send("Input.dispatchMouseEvent", { type: "mousePressed", ...place });
      await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...place });
    },
    async type(text) {
      await send("Input.insertText", { text });
    },
    problems: () => found.splice(0),
    async close() {
      await socket.send("Browser.close").catch(() => {});
      socket.close();
      await ended();
    },
  };
}
