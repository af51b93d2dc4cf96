import { expect, test } from "vitest";
import { pages } from "../../../content/pages.server.ts";
import { readDocuments } from "../documents.ts";
import { readFiles } from "../files.ts";
import { sharedPages } from "./shared-pages.ts";

test("every page has a picture with its title for social networks", () => {
  const shared = readDocuments(readFiles("content")).documents.flatMap(sharedPages);
  const titles = Object.fromEntries(shared.map(({ path, title }) => [path, title]));
  expect(titles).toEqual(Object.fromEntries(pages.map(({ path, head }) => [path, head.title])));
});
