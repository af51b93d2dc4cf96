/**
 * Has the built worker render every page that is the same for all requests, and puts it among the assets, ready to send
 * under the settings of the build (`build/server/wrangler.json`): with its headers, in Brotli, with only the style rules
 * it uses, inline, and its loader data in a file that browsers fetch when idle.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { sample, searchFiles } from "../app/offline/search-template.ts";
import { foldedText, vocabulary } from "../app/search/find.ts";
import type { SearchIndex } from "../app/search/page-text.ts";
import { searchAddress } from "../app/search/question.ts";
import { alike, alsoCalled, emphasis } from "../content/generated/search.ts";
import { canonicalPages } from "../content/pages.server.ts";
import { commonHeaders, dataPolicy } from "../worker/http/security-headers.ts";
import {
  isNotFound,
  precacheAddress,
  prerenderedData,
  prerenderedDocuments,
  prerenderedFile,
  prerenderedFiles,
  serviceWorkerAddress,
} from "../worker/pages/addresses.ts";
import { pageSettings, settingsHash } from "../worker/pages/page-settings.ts";
import { packPage } from "../worker/pages/prerendered.ts";
import type { Environment } from "../worker/settings.ts";
import { compressed } from "./prerender/compress.ts";
import { type PageDocument, pageDocument } from "./prerender/document.ts";
import { indexOf } from "./prerender/search-index.ts";
import { isAboutWeights, pageWeights } from "./prerender/page-weights.ts";
import { keepPieces, shortHash } from "./prerender/precache-pieces.ts";
import { startWorkerd } from "./workerd/workerd.ts";

const client = "build/client";

/**
 * How long a page may be kept: browsers revalidate each time (cheap, by its ETag); Cloudflare's cache answers for five
 * minutes, and for a day while it revalidates. A deploy starts with an empty cache.
 */
const caching = {
  vary: "Accept-Encoding, Save-Data",
  "cache-control": "public, max-age=0",
  "cloudflare-cdn-cache-control": "public, max-age=300, stale-while-revalidate=86400",
};

/** Renders all pages and writes them. Throws with workerd's complaints when one does not answer as it should. */
export async function prerender(): Promise<void> {
  const { vars }: { vars: Environment } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  const { formAction, offline } = pageSettings(vars);
  const settings = settingsHash(vars);
  await using site = await startWorkerd();

  const keep = async (address: string, text: string, headers: Record<string, string>, status = 200) => {
    const body = await compressed(text);
    const all = {
      ...headers,
      // Weak: it stands for the page however it is compressed (RFC 9110 §8.8.3.3).
      ...(status === 200 ? { etag: `W/"${shortHash(text)}"` } : {}),
    };
    write(prerenderedFile(address), packPage({ settings, status, headers: all, body }));
    return body.length;
  };
  const ask = async (address: string) => {
    const response = await fetch(site.address + address);
    const { status } = response;
    if (status !== (isNotFound(address) ? 404 : 200))
      throw new Error(`${address} answered ${status}. ${site.complaints()}`);
    const headers = new Headers(response.headers);
    for (const ofThisAnswer of ["content-length", "transfer-encoding", "x-remix-response"])
      headers.delete(ofThisAnswer);
    return { status, headers: Object.fromEntries(headers), text: await response.text() };
  };
  const render = async (address: string) => {
    const { text, ...answer } = await ask(address);
    return { ...answer, page: await pageDocument(text, address, formAction, writeData) };
  };
  const keepDocument = async (address: string) => {
    const { page, headers, status } = await render(address);
    // Until the application runs, browsers prefetch the page of a link under the pointer.
    const own = status === 200 ? { ...caching, "speculation-rules": '"/speculation.json"' } : {};
    await keep(address, page.html, { ...headers, ...own, "content-security-policy": page.policy }, status);
    documents.set(address, page);
  };
  const keepData = async (address: string) => {
    const { text, headers } = await ask(address);
    const own = { ...caching, "x-robots-tag": "noindex", "content-type": "text/x-script; charset=utf-8" };
    await keep(address, text, { ...headers, ...own });
  };

  const documents = new Map<string, PageDocument>();
  const aboutWeights = prerenderedDocuments.filter(isAboutWeights);
  writeSearch({ pages: [sample.page], alike: [], emphasis: [] });
  for (const name of ["found", "nothing"] as const)
    documents.set(searchFiles[name], (await render(searchAddress(sample[name]))).page);
  const others = prerenderedDocuments.filter((address) => !isAboutWeights(address));
  await Promise.all(others.map(keepDocument));
  write("/_pages/weights.json", JSON.stringify(pageWeights()));
  await Promise.all(aboutWeights.map(keepDocument));
  await Promise.all(prerenderedData.map(keepData));
  for (const address of prerenderedFiles) {
    const { text, headers } = await ask(address);
    // The script itself, not the line that imports it: saves a round trip on a first visit.
    const isProgram = address === serviceWorkerAddress && text.startsWith("importScripts");
    const sent = isProgram ? readFileSync(`${client}/offline.js`, "utf8") : text;
    await keep(address, sent, { ...headers, vary: "Accept-Encoding" });
  }
  const documentAt = ({ path }: { path: string }) => {
    const page = documents.get(path);
    if (!page) throw new Error(`${path} is a page of the site and is not rendered`);
    return [path, page.document] as const;
  };
  const index = indexOf(new Map(canonicalPages.map(documentAt)), { alike, alsoCalled, emphasis });
  write("/search.json", JSON.stringify(index));
  writeSearch(index);
  if (offline) await keepPrecache(documents, keep);
}

/** `precache-size` says how many bytes fetching it takes; by the ETag browsers know whether their copy is current. */
async function keepPrecache(
  documents: ReadonlyMap<string, PageDocument>,
  keep: (address: string, text: string, headers: Record<string, string>) => Promise<number>,
): Promise<void> {
  const headers = {
    ...commonHeaders,
    "content-security-policy": dataPolicy,
    "content-type": "application/json",
    vary: "Accept-Encoding",
  };
  const forEver = { ...headers, "cache-control": "public, max-age=31536000, immutable" };
  const { manifest, bytes } = await keepPieces(documents, (address, text) => keep(address, text, forEver));
  await keep(precacheAddress, manifest, {
    ...headers,
    "cache-control": "no-cache",
    "cloudflare-cdn-cache-control": "no-store",
    "precache-size": String(bytes),
  });
}

/** The index for the worker, its words folded already: that would take too long on each request. */
function writeSearch(index: SearchIndex): void {
  const folded = foldedText(index.pages);
  write("/_pages/search.json", JSON.stringify({ ...index, folded, vocabulary: vocabulary(folded) }));
}

function writeData(data: string): string {
  const address = `/assets/data-${shortHash(data)}.txt`;
  write(address, data);
  return address;
}

function write(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(client + path), { recursive: true });
  writeFileSync(client + path, data);
}
