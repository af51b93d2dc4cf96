import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { home } from "#content/generated/home.ts";
import { startTool } from "../scripts/run-tool.ts";
import { freePort } from "../scripts/workerd/workerd.ts";

/** `npm run dev` on a port of its own. */
let server: ChildProcess;
let address: string;
let said = "";

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = startTool("react-router", ["dev", "--port", String(port), "--strictPort"], {
    stdio: ["ignore", "pipe", "pipe"],
    // Nothing is asked of the network.
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false" },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text: Buffer) => (said += text.toString()));
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The development server ended: ${said}`);
    await new Promise((later) => setTimeout(later, 100));
  }
}, 120_000);

afterAll(async () => {
  if (server.exitCode !== null) return;
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await ended;
});

const answers = () =>
  fetch(`${address}/favicon.svg`).then(
    ({ ok }) => ok,
    () => false,
  );

test("a page of the development server is whole, and no policy keeps its scripts and styles from the browser", async () => {
  const page = await fetch(`${address}/`);
  const html = await page.text();
  expect(page.status, said).toBe(200);
  expect(page.headers.get("content-security-policy")).toBeNull();
  expect(html).not.toMatch(/http-equiv="content-security-policy"/i);
  expect(html).toContain(`${home.headline}</h1>`);
  const modules = Array.from(
    html.matchAll(/<link rel="modulepreload" href="(\/app\/[^"]+)"/g),
    ([, path]) => path,
  );
  expect(modules).toContain("/app/entry.client.tsx");
  for (const path of modules) {
    const script = await fetch(address + path);
    expect([path, script.status, script.headers.get("content-type")]).toEqual([path, 200, "text/javascript"]);
  }
});
