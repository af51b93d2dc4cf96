import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { pages } from "#content/pages.server.ts";
import { socialImagePath } from "#content/social-image.ts";
import routes from "./routes.ts";

/** Documents that are not public pages: offline, form answers, search results, receipts, not found. */
const notPublic = new Set(["offline", "forms", "search", "contact/receipt/:reference", "*"]);

const documents = routes
  .filter(({ file, path = "" }) => file.endsWith(".tsx") && !notPublic.has(path))
  .map(({ path = "" }) => `/${path}`);

test("every page of the URL table is in the list that search engines get", () => {
  const paths = pages.map(({ path }) => path);
  const missing = documents.filter((pattern) => !paths.some((path) => matchPath(pattern, path)));
  expect(missing, "routes without a page in content/pages.server.ts").toEqual([]);
  const unknown = paths.filter((path) => !documents.some((pattern) => matchPath(pattern, path)));
  expect(unknown, "pages without a route in app/routes.ts").toEqual([]);
});

test("every public page has a social picture of its own", () => {
  const own = new Set(pages.map(({ path }) => socialImagePath(path)));
  expect(own.size).toBe(pages.length);
});
