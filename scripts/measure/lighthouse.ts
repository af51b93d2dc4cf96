/**
 * Lighthouse on pages of the production build. Profiles: `mobile` and `desktop` are Lighthouse's own; `Pacific` is
 * simulated and `Pacific-real` applied to the link, both 400 ms round trips, 400 kbit/s, a processor four times slower.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright";
import { pages } from "../../content/pages.server.ts";
import { launchOptions } from "../browser.ts";
import { startProxy } from "./compressing-proxy.ts";
import { startSite } from "./site.ts";

const lighthouse = "lighthouse@13.5.0";
const study = pages.find(({ path }) => path.startsWith("/case-studies/"))?.path ?? "/case-studies";
const sample = ["/", "/clients", "/portfolio", study, "/contact", "/privacy"];

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

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "measure-"));
let program: string | undefined;
let browser: { port: number; process: Browser } | undefined;

/** One browser for all loads, each of which Lighthouse starts with nothing stored. */
async function startBrowser(): Promise<{ port: number; process: Browser }> {
  const probe = createServer().listen(0, "localhost");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  return { port, process: await chromium.launch({ ...launchOptions, args }) };
}

/** @returns where npm put Lighthouse, which it fetches when it has to; asked once, for it takes seconds to tell */
async function findLighthouse(): Promise<string> {
  const { stdout } = await run(process.execPath, [
    // npm's own JavaScript: `npx` is a shell script.
    process.env["npm_execpath"] ?? "",
    "exec",
    "--yes",
    `--package=${lighthouse}`,
    "-c",
    "node -p process.env.PATH",
  ]);
  const places = stdout.trim().split(delimiter);
  return places.map((place) => join(place, "../lighthouse/cli/index.js")).find(existsSync) ?? "";
}

/** Lighthouse's report of one load; it is asked again when its own recording failed. */
async function report(url: string, options: string[], triesLeft = 2): Promise<Report> {
  program ??= await findLighthouse();
  browser ??= await startBrowser();
  const file = join(folder, "report.json");
  // The proxy runs in this very process.
  const settings = [
    program,
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--port=${browser.port}`,
    "--disable-full-page-screenshot",
    ...options,
  ];
  // Lighthouse looks for a Chrome of its own even where it is told which one runs.
  const CHROME_PATH = launchOptions.executablePath ?? chromium.executablePath();
  const load = run(process.execPath, settings, { env: { ...process.env, CHROME_PATH } });
  const failed = await load.then(
    () => false,
    (error: unknown) => {
      if (triesLeft === 0) throw error;
      return true;
    },
  );
  return failed ? report(url, options, triesLeft - 1) : (JSON.parse(readFileSync(file, "utf8")) as Report);
}

/**
 * Its scores, 0 to 100; `-` for one that it could not give: performance, of a page that does not leave five seconds without
 * a long task on this machine.
 */
function scoresOf({ categories }: Report): string {
  return Object.values(categories)
    .map(({ score }) => (score === null ? "-" : Math.round(score * 100)))
    .join(" ");
}

function row(page: Report): string {
  const { audits } = page;
  const value = (name: string) => Math.round(audits[name]?.numericValue ?? 0);
  const requests = audits["network-requests"]?.details?.items ?? [];
  const bytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => !kind || resourceType === kind)
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  const kinds = ["Document", "Script", "Image", "Font"].map((kind) => bytes(kind)).join("/");
  return [
    scoresOf(page).padEnd(20),
    `LCP ${value("largest-contentful-paint")}`.padEnd(10),
    `FCP ${value("first-contentful-paint")}`.padEnd(10),
    `TBT ${value("total-blocking-time")}`.padEnd(9),
    `CLS ${(audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3)}`,
    `${bytes()} B (html/js/image/font ${kinds})`,
  ].join("  ");
}

const lcpOf = ({ audits }: Report) => audits["largest-contentful-paint"]?.numericValue ?? 0;

/** Prints each of `paths` (or a sample) in all profiles, beside the same page as static HTML without scripts ("limit"). */
export async function measurePages(paths: readonly string[]): Promise<void> {
  const site = await startSite();
  const proxy = await startProxy(site.url);
  console.log("scores: performance, accessibility, best practices, SEO, agentic browsing; times in ms");
  for (const path of paths.length > 0 ? paths : sample) {
    console.log(`\n${path}`);
    // Compressed once, before it counts.
    await (await fetch(`${proxy.origin}/limit${path}`)).arrayBuffer();
    for (const [name, options] of Object.entries(profiles)) {
      const page = await report(proxy.origin + path, options);
      console.log(`${name.padEnd(13)} ${row(page)}`);
      if (name === "desktop") continue;
      const limit = await report(`${proxy.origin}/limit${path}`, [
        ...options,
        "--only-categories=performance",
      ]);
      const ratio = (lcpOf(page) / lcpOf(limit)).toFixed(2);
      console.log(`${"  limit".padEnd(13)} ${row(limit)}  LCP ratio ${ratio}`);
    }
  }
  await browser?.process.close();
  proxy.stop();
  site.stop();
}

/** A cell of a profile with all scores, or with that of performance alone. */
const widthOf = (profile: string) => (profile.startsWith("Pacific") ? 15 : 31);

/**
 * Prints one table: a row for each page, in each profile its scores and its largest paint (ms). What depends on no link
 * is scored in Lighthouse's own profiles, a phone and a desktop.
 *
 * @param chosen pages; none for all of them
 */
export async function tabulatePages(chosen: readonly string[]): Promise<void> {
  const site = await startSite();
  const proxy = await startProxy(site.url);
  const names = Object.keys(profiles);
  console.log(
    "scores: performance, accessibility, best practices, SEO, agentic browsing; then LCP, TBT in ms",
  );
  console.log(["page".padEnd(38), ...names.map((name) => name.padEnd(widthOf(name)))].join("  "));
  for (const path of chosen.length > 0 ? chosen : pages.map((page) => page.path)) {
    const cells: string[] = [];
    for (const [name, options] of Object.entries(profiles)) {
      const only = name.startsWith("Pacific") ? ["--only-categories=performance"] : [];
      const of = await report(proxy.origin + path, [...options, ...only]);
      const blocked = Math.round(of.audits["total-blocking-time"]?.numericValue ?? 0);
      cells.push(`${scoresOf(of)}  ${Math.round(lcpOf(of))}, ${blocked}`.padEnd(widthOf(name)));
    }
    console.log([path.padEnd(38), ...cells].join("  ").trimEnd());
  }
  await browser?.process.close();
  proxy.stop();
  site.stop();
}
