/** A Chromium of any age, driven over the DevTools Protocol; Playwright needs a recent one. */
import { connect } from "./connection.ts";
import { type Engine, viewport } from "./engine.ts";

const flags = "--headless --disable-gpu --no-sandbox --no-first-run --remote-debugging-port=0".split(" ");

/** Starts the Chromium at `path`. */
export async function startChromium(path: string): Promise<Engine> {
  const found: string[] = [];
  let loaded = () => {};
  const { send: sendAny, close } = await connect(
    path,
    (profile) => [...flags, `--user-data-dir=${profile}`, "about:blank"],
    (method, params) => {
      if (method === "Page.loadEventFired") loaded();
      if (method === "Runtime.exceptionThrown") found.push(JSON.stringify(params["exceptionDetails"]));
      if (method === "Runtime.consoleAPICalled" && params["type"] === "error")
        found.push(JSON.stringify(params["args"]));
      const entry = params["entry"] as { level: string; text: string } | undefined;
      // The browser itself logs answers that the test asks for, such as 404.
      if (entry?.level === "error" && !entry.text.startsWith("Failed to load resource"))
        found.push(entry.text);
    },
  );
  const { targetId } = await sendAny("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await sendAny("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params?: object) => sendAny(method, params, String(sessionId));
  for (const domain of ["Page", "Runtime", "Log"]) await send(`${domain}.enable`);
  await send("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor: 1, mobile: false });
  return {
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
      const mouse = (type: string) =>
        send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
      await mouse("mouseMoved");
      if (!press) return;
      await mouse("mousePressed");
      await mouse("mouseReleased");
    },
    problems: () => found.splice(0),
    close: () => close("Browser.close"),
  };
}
