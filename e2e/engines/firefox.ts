/** Firefox as installed, driven over WebDriver BiDi, which it speaks itself. */
import { keyActions, pointerActions } from "./actions.ts";
import { type Engine, viewport } from "./engine.ts";
import { launch } from "./launch.ts";
import { openSocket } from "./socket.ts";

const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.startup.page": 0,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  // A test machine without a network is no visitor who is offline.
  "network.manage-offline-status": false,
  "remote.prefs.recommended": false,
  "intl.accept_languages": "en-GB",
};

/** BiDi's log misses some blocks; the page's own event reports them all. */
const watchPolicy = `() => addEventListener("securitypolicyviolation", (event) =>
  console.error("Blocked by the policy: " + event.violatedDirective + " " + event.blockedURI))`;

/** Starts Firefox at `path` with a profile of its own. */
export async function startFirefox(path: string): Promise<Engine> {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  const { address, ended } = await launch(
    path,
    (profile) => ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    lines.join("\n"),
  );
  const found: string[] = [];
  const socket = await openSocket(`${address}/session`, (method, params) => {
    const text = String(params["text"]);
    // Logged when a page is left while it loads; a file that is really missing shows in what the page does.
    const wasLeft = /^Failed to load .* ServiceWorker intercepted/.test(text);
    if (method === "log.entryAdded" && params["level"] === "error" && !wasLeft) found.push(text);
  });
  const session = await socket.send("session.new", { capabilities: {} });
  const { browserName, browserVersion } = session["capabilities"] as Record<string, string>;
  await socket.send("script.addPreloadScript", { functionDeclaration: watchPolicy });
  const tree = (await socket.send("browsingContext.getTree")) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  await socket.send("session.subscribe", { events: ["log.entryAdded"], contexts: [context] });
  await socket.send("browsingContext.setViewport", { context, viewport });
  const act = (source: object) => socket.send("input.performActions", { context, actions: [source] });
  return {
    version: `${browserName} ${browserVersion}`,
    async open(url) {
      await socket.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const answer = await socket.send("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? "null")`,
        target: { context },
        awaitPromise: true,
      });
      if (answer["type"] !== "success") throw new Error(JSON.stringify(answer["exceptionDetails"]));
      return JSON.parse((answer["result"] as { value: string }).value);
    },
    async point(x, y, press = true) {
      await act(pointerActions(x, y, press));
    },
    async type(text) {
      await act(keyActions(text));
    },
    problems: () => found.splice(0),
    async close() {
      await socket.send("browser.close").catch(() => {});
      socket.close();
      await ended();
    },
  };
}
