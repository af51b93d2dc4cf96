import { globSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { pages } from "#content/pages.server.ts";
import { builtPage } from "../../scripts/prerender/built-page.ts";
import { startWorkerd } from "../../scripts/workerd/workerd.ts";
import { prerenderedData, prerenderedDocuments, prerenderedFiles } from "./addresses.ts";

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** As sent, not decoded. */
  body: Buffer;
}

const site = await startWorkerd();
afterAll(() => site.stop());

function ask(path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<Answer>((done, fail) => {
    request(site.address + path, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", fail)
      .end();
  });
}

const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

test("every page and its data is sent as text: how it travels is the platform's part", async () => {
  for (const address of [...prerenderedDocuments, ...prerenderedData, ...prerenderedFiles, "/precache"]) {
    const answer = await ask(address, browser);
    expect(answer.headers["content-encoding"], address).toBeUndefined();
    expect(answer.body.length, address).toBeGreaterThan(0);
  }
});

test("browsers that save data get the same page, with no fonts and nothing fetched ahead", async () => {
  const page = await ask("/about", browser);
  const saving = await ask("/about", { ...browser, "save-data": "on" });
  expect(saving.body.equals(page.body)).toBe(true);
  expect(page.headers["content-security-policy"]).toContain("font-src 'self'");
  expect(saving.headers["content-security-policy"]).toContain("font-src 'none'");
  expect(page.headers["speculation-rules"]).toBe('"/speculation.json"');
  expect(saving.headers["speculation-rules"]).toBeUndefined();
});

test("HEAD tells what GET would send, and a page that the browser has is not sent again, however it came", async () => {
  for (const headers of [browser, {}]) {
    const page = await ask("/portfolio", headers);
    const head = await ask("/portfolio", headers, "HEAD");
    const { date: _, ...told } = head.headers;
    expect(page.headers).toMatchObject(told);
    expect(told["content-length"]).toBe(String(page.body.length));
    expect(head.body.length).toBe(0);
    expect(page.headers["vary"]).toBe("Accept-Encoding, Save-Data");

    const etag = String(page.headers["etag"]);
    const tracked = await ask("/portfolio?utm_source=mail&gclid=1", headers);
    expect(tracked.headers["etag"]).toBe(etag);
    for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
      for (const later of [browser, {}]) {
        const again = await ask("/portfolio", { ...later, "if-none-match": known });
        expect(again.status).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers["content-encoding"]).toBeUndefined();
        expect(again.headers["etag"]).toBe(etag);
      }
    }
  }
});

const classesIn = (css: string) =>
  Array.from(css.matchAll(/\.((?:\\.|[\w-])+)(?=[^{}]*\{)/g), ([, name = ""]) => name);

test("the application's style sheets have the classes of every page's own rules, icons included", () => {
  const sheets = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const whole = new Set(sheets.flatMap(classesIn));
  // The slides bring theirs inline, as no other page needs them.
  const missing = pages
    .filter(({ path }) => path !== "/presentation/deck")
    .flatMap(({ path }) =>
      Array.from(builtPage(path).html.matchAll(/<style>([^]*?)<\/style>/g), ([, rules = ""]) =>
        classesIn(rules).filter((name) => !whole.has(name)),
      ).flat(),
    );
  expect([...new Set(missing)]).toEqual([]);
  expect(whole.size).toBeGreaterThan(500);
});
