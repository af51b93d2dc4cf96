/**
 * Renders every finished page by the built worker itself and puts the results among its assets, with only the style
 * rules a page uses inline and its loader data as a file that the browser gets when it is idle. Public origin and
 * form address are left open (`@site@`, `@forms@`), as are the settings that texts tell of: the worker fills them in.
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { minifySync } from "vite";
import { unstable_startWorker as startWorker } from "wrangler";
import { type PageStart, pageStartElement } from "../app/document/page-start.ts";
import { foldedText, vocabulary } from "../app/search/find.ts";
import { indexOf } from "../app/search/page-text.ts";
import { alike, alsoCalled, emphasis } from "../content/generated/search.ts";
import { canonicalPages } from "../content/pages.server.ts";
import { catchPageErrors } from "./page-error.ts";
import { writePack } from "./pack.ts";
import { compileStyles } from "./page-styles.ts";
import { writeReadyPages } from "./ready-pages.ts";
import { finishedPages, isNotFound } from "../worker/pages/finished-pages.ts";

const client = "build/client";

/** Stand-ins of the configured addresses while rendering: addresses themselves, since code may parse them. */
const stand = { site: "https://site.invalid", forms: "https://forms.invalid" };

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
    const inTurn = [...finishedPages].toSorted(([one], [other]) => turnOf(one) - turnOf(other));
    for (const [address, file] of inTurn) {
      const response = await worker.fetch(`http://localhost${address}`);
      if (response.status !== (isNotFound(address) ? 404 : 200))
        throw new Error(`${address} answered ${response.status}. ${errors.last() ?? ""}`);
      const text = await response.text();
      const page = file.endsWith(".page") ? await finished(text, shortOf) : opened(text);
      const short = file.endsWith(".data") ? page : withShortScript(page);
      write(`/_pages${file}`, short);
      pages.set(address, short);
    }
    const searched = canonicalPages.map(({ path }): [string, string] => [path, pages.get(path) ?? ""]);
    const index = indexOf(searched, { alike, alsoCalled, emphasis });
    const folded = foldedText(index.pages);
    write("/search.json", JSON.stringify(index));
    write("/_pages/search.json", JSON.stringify({ ...index, folded, vocabulary: vocabulary(folded) }));
    await writePack(pages, `${client}/_pages`);
    await writeReadyPages(pages, `${client}/_pages`);
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
  const dataUrl = `/assets/data-${createHash("sha256").update(file).digest("hex").slice(0, 12)}.txt`;
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
  return text.replaceAll(stand.site, "@site@").replaceAll(stand.forms, "@forms@");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(client + path), { recursive: true });
  writeFileSync(client + path, text);
}
