/** Firefox as installed, driven over WebDriver BiDi, which it speaks itself. */
import { connect } from "./connection.ts";
import { type Engine, pointerActions, viewport } from "./engine.ts";

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
  const found: string[] = [];
  const { send, close } = await connect(
    path,
    (profile) => ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    (method, { level, text }) => {
      // Logged when a page is left while it loads; a file that is really missing shows in what the page does.
      const wasLeft = /^Failed to load .* ServiceWorker intercepted/.test(String(text));
      if (method === "log.entryAdded" && level === "error" && !wasLeft) found.push(String(text));
    },
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join("\n"),
  );
  await send("session.new", { capabilities: {} });
  await send("script.addPreloadScript", { functionDeclaration: watchPolicy });
  const tree = (await send("browsingContext.getTree")) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  await send("session.subscribe", { events: ["log.entryAdded"], contexts: [context] });
  await send("browsingContext.setViewport", { context, viewport });
  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const answer = await send("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? "null")`,
        target: { context },
        awaitPromise: true,
      });
      if (answer["type"] !== "success") throw new Error(JSON.stringify(answer["exceptionDetails"]));
      return JSON.parse((answer["result"] as { value: string }).value);
    },
    async point(x, y, press = true) {
      await send("input.performActions", { context, actions: pointerActions(x, y, press) });
    },
    problems: () => found.splice(0),
    close: () => close("browser.close"),
  };
}
