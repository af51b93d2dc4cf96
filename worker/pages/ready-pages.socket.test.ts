import { request } from "node:http";
import { brotliDecompressSync, constants, createBrotliDecompress } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, startWorkerd } from "../../scripts/workerd/workerd.ts";
import { finishedPages } from "./finished-pages.ts";

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** As it came: nothing between decodes it. */
  body: Buffer;
}

let site: Running;
beforeAll(async () => {
  site = await startWorkerd();
});
afterAll(() => site.stop());

function ask(path: string, headers: Record<string, string>, { method = "GET", of = site } = {}) {
  return new Promise<Answer>((done, fail) => {
    request(of.address + path, { method, headers }, (response) => {
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

/** What of an answer depends on how it is compressed. */
const ofCompression = new Set(["content-encoding", "content-length", "transfer-encoding", "date"]);
const others = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofCompression.has(name)));

test.each<Record<string, string>>([{}, { "save-data": "on" }])(
  "every page and its data in Brotli is the very text that others get, with the same headers %o",
  async (saving) => {
    for (const address of [...finishedPages.keys()].filter((name) => name.startsWith("/"))) {
      // Answers to questions are filled in when they are asked.
      if (address.startsWith("/search?")) continue;
      const made = await ask(address, { ...browser, ...saving });
      const text = await ask(address, saving);
      expect(made.headers["content-encoding"], address).toBe("br");
      expect(text.headers["content-encoding"], address).toBeUndefined();
      expect(made.headers["content-length"], address).toBe(String(made.body.length));
      expect(brotliDecompressSync(made.body).equals(text.body), address).toBe(true);
      expect(others(made), address).toEqual(others(text));
      expect(made.status, address).toBe(text.status);
      expect(text.body.length, address).toBeGreaterThan(0);
    }
  },
);

test("only browsers that save data get pages without fonts, compressed or not", async () => {
  for (const encoding of [browser, {}]) {
    const read = async (headers: Record<string, string>) => {
      const { body } = await ask("/about", { ...encoding, ...headers });
      return "accept-encoding" in encoding ? brotliDecompressSync(body).toString() : body.toString();
    };
    expect((await read({})).includes(".woff2")).toBe(true);
    expect((await read({ "save-data": "on" })).includes(".woff2")).toBe(false);
  }
});

test.each(["", "gzip, deflate", "br;q=0", "gzip, br; q=0.0, zstd", "vibrant"])(
  "who takes %o gets the text",
  async (encoding) => {
    const answer = await ask("/services", { "accept-encoding": encoding });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/);
  },
);

test("HEAD tells what GET would send, and a page that the browser has is not sent again, however it came", async () => {
  for (const headers of [browser, {}]) {
    const page = await ask("/portfolio", headers);
    const head = await ask("/portfolio", headers, { method: "HEAD" });
    const { date: _, ...told } = head.headers;
    expect(page.headers).toMatchObject(told);
    expect(told["content-length"]).toBe(String(page.body.length));
    expect(head.body.length).toBe(0);
    expect(page.headers["vary"]).toBe("Accept-Encoding, Save-Data");

    const etag = String(page.headers["etag"]);
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

/** What a browser can read of `body` when so much of it has come. */
function readable(part: Buffer): Promise<string> {
  const parts: Buffer[] = [];
  const stream = createBrotliDecompress();
  stream.on("data", (text: Buffer) => parts.push(text));
  return new Promise((done) => {
    stream.write(part);
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => done(Buffer.concat(parts).toString()));
  });
}

test.each(["/", "/services", "/contact"])(
  "%s: head and headline can be read before anything of the rest has come",
  async (path) => {
    const { body } = await ask(path, browser);
    const html = brotliDecompressSync(body).toString();
    for (const stage of ["</head>", "</h1>"]) {
      const whole = html.slice(0, html.indexOf(stage) + stage.length);
      let [from, to] = [0, body.length];
      while (to - from > 1) {
        const middle = Math.floor((from + to) / 2);
        if ((await readable(body.subarray(0, middle))).length < whole.length) from = middle;
        else to = middle;
      }
      expect((await readable(body.subarray(0, to))).slice(-20)).toBe(whole.slice(-20));
    }
  },
);

test("what other settings change is right: such a page comes as text, with its own policy and validator", async () => {
  const other = await startWorkerd({ variables: { RETENTION_DAYS: "90" } });
  const forms = await startWorkerd({ variables: { FORM_SERVICE_URL: "https://forms.example/agency" } });
  try {
    const [before, privacy] = [await ask("/privacy", browser), await ask("/privacy", browser, { of: other })];
    expect(privacy.headers["content-encoding"]).toBeUndefined();
    expect(privacy.body.toString()).toContain("90 days");
    expect(privacy.headers["etag"]).not.toBe(before.headers["etag"]);
    expect(others(privacy)).toEqual({ ...others(before), etag: privacy.headers["etag"] });
    // Nothing of it depends on that setting.
    const about = await ask("/about", browser, { of: other });
    expect(about.body.equals((await ask("/about", browser)).body)).toBe(true);

    const careers = await ask("/contact/careers", browser, { of: forms });
    expect(careers.headers["content-security-policy"]).toContain("form-action 'self' https://forms.example;");
    expect(careers.body.toString()).toContain('action="https://forms.example/agency"');
    expect((await ask("/about", browser, { of: forms })).headers["content-security-policy"]).toContain(
      "https://forms.example",
    );
  } finally {
    await Promise.all([other.stop(), forms.stop()]);
  }
});
