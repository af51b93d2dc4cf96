/**
 * Renders every finished page by the built worker itself and puts the results among its assets, with only the style
 * rules a page uses inline and its loader data as a file that the browser gets when it is idle. Public origin and
 * form address are left open (`@site@`, `@forms@`), as are the settings that texts tell of and the reference of a
 * receipt: the worker fills them in.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { minifySync } from "vite";
import { unstable_startWorker as startWorker } from "wrangler";
import { type PageStart, pageStartElement } from "../app/document/page-start.ts";
import { foldedText, vocabulary } from "../app/search/find.ts";
import { indexOf } from "../app/search/page-text.ts";
import { alike, alsoCalled, emphasis } from "../content/generated/search.ts";
import { canonicalPages } from "../content/pages.server.ts";
import { buildFigures, isAboutTheBuild } from "./colophon-figures.ts";
import { catchPageErrors } from "./page-error.ts";
import { writePack } from "./pack.ts";
import { compileStyles } from "./page-styles.ts";
import { writeReadyPages } from "./ready-pages.ts";
import type { FinishedFile } from "../worker/pages/answer-file.ts";
import {
  finishedFile,
  finishedFiles,
  finishedPages,
  isNotFound,
  receiptPath,
  serviceWorkerAddress,
} from "../worker/pages/finished-pages.ts";

const client = "build/client";

/** Stand-ins of what is left open while rendering: addresses themselves, since code may parse them. */
const stand = {
  site: "https://site.invalid",
  forms: "https://forms.invalid",
  /** Of a message of this day, as receipts have to be. */
  receipt: `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-000000000000`,
  secret: "0".repeat(32),
};

// Nothing is asked of the network.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";

/** The longest pages come first: the first to name its styles has the shortest names. */
const longest = new Set(["/", "/clients"]);
const turnOf = (address: string) => (longest.has(address) ? 0 : 1);

/** Renders all pages and writes them. Throws when one does not answer as it should, with its cause. */
export async function prerender(): Promise<void> {
  const worker = await startWorker({
    config: "build/server/wrangler.json",
    bindings: {
      SITE_URL: { type: "plain_text", value: stand.site },
      FORM_SERVICE_URL: { type: "plain_text", value: stand.forms },
    },
    dev: { server: { port: 0 }, inspector: false, logLevel: "error", watch: false },
  });
  const errors = catchPageErrors();
  const shortOf = new Map<string, string>();
  const pages = new Map<string, string>();
  try {
    const make = async (address: string, file: string, figures?: ReadonlyMap<string, string>) => {
      const thanks = receiptPath(address);
      const asked = thanks ? `${thanks}?submitted=${stand.receipt}&receipt=${stand.secret}` : address;
      const response = await worker.fetch(`http://localhost${asked}`);
      if (response.status !== (isNotFound(address) ? 404 : 200))
        throw new Error(`${address} answered ${response.status}. ${errors.last() ?? ""}`);
      let text = await response.text();
      for (const [mark, figure] of figures ?? []) text = text.replaceAll(mark, figure);
      const page = file.endsWith(".page") ? await finished(text, shortOf) : opened(text);
      const short = file.endsWith(".data") ? page : withShortScript(page);
      write(`/_pages${file}`, short);
      pages.set(address, short);
    };
    const all = [...finishedPages].toSorted(([one], [other]) => turnOf(one) - turnOf(other));
    for (const [address, file] of all) if (!isAboutTheBuild(address)) await make(address, file);
    await writeReadyPages(pages, `${client}/_pages`);
    const figures = await buildFigures();
    const last = all.filter(([address]) => isAboutTheBuild(address));
    for (const [address, file] of last) await make(address, file, figures);
    await writeReadyPages(
      new Map(last.map(([address]) => [address, pages.get(address) ?? ""])),
      `${client}/_pages`,
    );
    for (const address of finishedFiles) {
      const response = await worker.fetch(`http://localhost${address}`);
      if (!response.ok) throw new Error(`${address} answered ${response.status}. ${errors.last() ?? ""}`);
      write(`/_pages${finishedFile(address)}`, JSON.stringify(await finishedText(address, response)));
    }
    const searched = canonicalPages.map(({ path }): [string, string] => [path, pages.get(path) ?? ""]);
    const index = indexOf(searched, { alike, alsoCalled, emphasis });
    const folded = foldedText(index.pages);
    write("/search.json", JSON.stringify(index));
    write("/_pages/search.json", JSON.stringify({ ...index, folded, vocabulary: vocabulary(folded) }));
    await writePack(pages, `${client}/_pages`);
  } finally {
    errors.stop();
    await worker.dispose();
  }
}

async function finished(html: string, shortOf: Map<string, string>): Promise<string> {
  const source = /<script id="page" type="application\/json">(.*?)<\/script>/.exec(html);
  if (!source?.[1]) throw new Error("A page without its start data");
  const { data = "", ...start } = JSON.parse(source[1]) as PageStart;
  const styled = / style="[^"]*"/.exec(html.replace(source[0], ""));
  if (styled) throw new Error(`A style attribute, which the page's own policy blocks:${styled[0]}`);
  const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html);
  if (!sheet?.[1]) throw new Error("A page without its style sheet");
  const file = opened(data);
  const dataUrl = `/assets/data-${shortHash(file)}.txt`;
  write(dataUrl, file);
  const { html: short, css, icons } = await compileStyles(html.replace(source[0], ""), shortOf);
  return opened(
    short
      .replace("</body>", () => {
        const page = { ...start, ...marksIn(file), style: sheet[1], dataUrl };
        return `${pageStartElement(page)}</body>`;
      })
      .replace(sheet[0], () => `<style>${icons}</style><style>${css}</style>`),
  );
}

/** What a route made, with the headers that are its own. */
async function finishedText(
  address: string,
  answer: { headers: { get(name: string): string | null }; text(): Promise<string> },
): Promise<FinishedFile> {
  const own = ["content-type", "cache-control", "content-security-policy"];
  const headers = Object.fromEntries(own.map((name) => [name, answer.headers.get(name) ?? ""]));
  const text = opened(await answer.text());
  if (address !== serviceWorkerAddress) return { text, headers };
  // Browsers may keep the service worker's program: another one has another address, whatever else the build is.
  const program = shortHash(readFileSync(`${client}/offline.js`));
  return { text: text.replace("/offline.js?", `/offline.js?${program}-`), headers };
}

function shortHash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex").slice(0, 12);
}

/** `html` with its inline script as short as it goes. */
function withShortScript(html: string): string {
  return html.replace(/(?<=<script>)[^]*?(?=<\/script>)/, (script) =>
    minifySync("inline.js", script).code.trim(),
  );
}

/** Each setting that `data` leaves open, by name: the worker fills them in where the page's script looks for them. */
function marksIn(data: string): Record<string, string> {
  return Object.fromEntries(Array.from(data.matchAll(/@(\w+)@/g), ([mark, name = ""]) => [name, mark]));
}

function opened(text: string): string {
  return text
    .replaceAll(stand.site, "@site@")
    .replaceAll(stand.forms, "@forms@")
    .replaceAll(stand.receipt, "@receipt@")
    .replaceAll(`${stand.receipt.toLowerCase()}-${stand.secret}`, "@receiptaddress@");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(client + path), { recursive: true });
  writeFileSync(client + path, text);
}
