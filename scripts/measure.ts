/**
 * Lighthouse on pages of the production build, beside the same pages as static HTML without scripts ("limit").
 * `npm run measure -- / /clients` chooses pages. Profiles: `mobile` is Lighthouse's own; `Pacific` is simulated and
 * `Pacific-real` applied to the link, both 400 ms round trips, 400 kbit/s, a processor four times slower.
 */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pages } from "../content/pages.server.ts";
import { launchOptions } from "./browser.ts";
import { startProxy } from "./measure/compressing-proxy.ts";

const lighthouse = "lighthouse@13.5.0";
const asked = process.argv.slice(2);
const study = pages.find(({ path }) => path.startsWith("/case-studies/"))?.path ?? "/case-studies";
const paths = asked.length > 0 ? asked : ["/", "/clients", "/portfolio", study, "/contact", "/privacy"];

const slowLink = [
  "--throttling.rttMs=400",
  "--throttling.throughputKbps=400",
  "--throttling.requestLatencyMs=400",
  "--throttling.downloadThroughputKbps=400",
  "--throttling.uploadThroughputKbps=400",
  "--throttling.cpuSlowdownMultiplier=4",
];
const profiles: Record<string, string[]> = {
  mobile: [],
  desktop: ["--preset=desktop"],
  Pacific: ["--throttling-method=simulate", ...slowLink],
  "Pacific-real": ["--throttling-method=devtools", ...slowLink],
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number; resourceType?: string }[] } }
  >;
}

const folder = mkdtempSync(join(tmpdir(), "measure-"));

/** Lighthouse's report of one load; it is asked again when its own recording failed. */
async function report(url: string, options: string[], triesLeft = 2): Promise<Report> {
  const file = join(folder, "report.json");
  // The proxy runs in this very process.
  const run = promisify(execFile)(
    process.execPath,
    [
      // npm's own JavaScript: `npx` is a shell script.
      process.env["npm_execpath"] ?? "",
      "exec",
      "--yes",
      "--",
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new ${launchOptions.args?.join(" ") ?? ""}`,
      ...options,
    ],
    {
      env: { ...process.env, CHROME_PATH: launchOptions.executablePath },
    },
  );
  const failed = await run.then(
    () => false,
    (error: unknown) => {
      if (triesLeft === 0) throw error;
      return true;
    },
  );
  return failed ? report(url, options, triesLeft - 1) : (JSON.parse(readFileSync(file, "utf8")) as Report);
}

function row({ categories, audits }: Report): string {
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const value = (name: string) => Math.round(audits[name]?.numericValue ?? 0);
  const requests = audits["network-requests"]?.details?.items ?? [];
  const bytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => !kind || resourceType === kind)
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  const kinds = ["Document", "Script", "Image", "Font"].map((kind) => bytes(kind)).join("/");
  return [
    scores.join(" ").padEnd(20),
    `LCP ${value("largest-contentful-paint")}`.padEnd(10),
    `FCP ${value("first-contentful-paint")}`.padEnd(10),
    `TBT ${value("total-blocking-time")}`.padEnd(9),
    `CLS ${(audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3)}`,
    `${bytes()} B (html/js/image/font ${kinds})`,
  ].join("  ");
}

const port = "4197";
const site = spawn(process.execPath, ["scripts/serve.ts", "--persist-to", join(folder, "state")], {
  env: { ...process.env, PORT: port },
  stdio: "ignore",
});
const target = `http://localhost:${port}`;
for (;;) {
  const ready = await fetch(target).then(
    (response) => response.ok,
    () => false,
  );
  if (ready) break;
  await new Promise((later) => setTimeout(later, 200));
}
const proxy = await startProxy(target);
console.log("scores: performance, accessibility, best practices, SEO, agentic browsing; times in ms");
for (const path of paths) {
  console.log(`\n${path}`);
  for (const [name, options] of Object.entries(profiles)) {
    const page = await report(proxy.origin + path, options);
    console.log(`${name.padEnd(13)} ${row(page)}`);
    if (name === "desktop") continue;
    const limit = await report(`${proxy.origin}/limit${path}`, [...options, "--only-categories=performance"]);
    const lcp = (of: Report) => of.audits["largest-contentful-paint"]?.numericValue ?? 0;
    console.log(`${"  limit".padEnd(13)} ${row(limit)}  LCP ratio ${(lcp(page) / lcp(limit)).toFixed(2)}`);
  }
}
proxy.stop();
site.kill();
