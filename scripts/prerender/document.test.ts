import { expect, test } from "vitest";
import { hashOf } from "../../worker/http/security-headers.ts";
import { pageDocument } from "./document.ts";

const start = { manifest: "/m.js", entry: "/e.js", modules: [], preload: [], context: {}, data: "[1,2]" };
const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head><script>a<b</script>${head}<link rel="stylesheet" href="/assets/all.css"/></head>` +
  `<body>${body}<script id="page" type="application/json">${JSON.stringify(start)}</script></body></html>`;

const made = (html: string, path = "/about") => pageDocument(html, path, "/forms", () => "/assets/data.txt");

test("a page has the rules of its own classes inline, by their own names, and its data in a file", async () => {
  const { html, policy } = await made(page('<p class="mt-2 hover:mt-4 [&amp;&gt;b]:mt-8">table filter</p>'));
  const [, rules = ""] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  expect(rules).toContain(".hover\\:mt-4:hover{margin-top:1rem}");
  expect(rules).toMatch(/>b\{margin-top:2rem\}/);
  // Words of the text are no class names.
  expect(rules).not.toMatch(/\.(?:table|filter)\b/);
  expect(html).toContain('<p class="mt-2 hover:mt-4 [&amp;&gt;b]:mt-8">table filter</p>');
  expect(html).toContain('"style":"/assets/all.css","dataUrl":"/assets/data.txt"');
  expect(html).not.toContain("[1,2]");
  expect(policy).toContain(`script-src 'self' ${hashOf("a<b")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf(rules)};`);
});

test("rules stand in the order of the whole style sheet: a later utility wins over a shortcut, a wider screen over both", async () => {
  const { html } = await made(page('<a class="md:px-9 px-3 btn">x</a>'));
  const places = [".btn{", ".px-3{", ".md\\:px-9{"].map((rule) => html.indexOf(rule));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
});

test("what no page may have stops the build", async () => {
  await expect(made(page('<p style="color:red">x</p>'))).rejects.toThrow("a style attribute");
  await expect(made("<!DOCTYPE html><html><body></body></html>")).rejects.toThrow("no start data");
});

test("a document of its own is left as it is", async () => {
  const map = "<!DOCTYPE html><html><head><style>a{}</style></head><body><script>b</script></body></html>";
  const { html, policy } = await made(map, "/map");
  expect(html).toBe(map);
  expect(policy).toContain(hashOf("a{}"));
  expect(policy).toContain("frame-ancestors 'self'");
});
