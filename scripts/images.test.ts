import { expect, test } from "vitest";
import { filesOf } from "./files.ts";
import { hashOf, pictureFiles, readDrawings, readManifest } from "./images.ts";

test("every picture of the manifest was made from its drawing as it is now, and is there in all its sizes", () => {
  const entries = Object.entries(readManifest());
  const drawn = [...readDrawings()].map(([name, drawing]) => [name, hashOf(drawing)]);
  expect(Object.fromEntries(entries.map(([name, { hash }]) => [name, hash])), "run npm run images").toEqual(
    Object.fromEntries(drawn),
  );
  const files = entries.flatMap(([name, entry]) => pictureFiles(name, entry));
  const there = filesOf("public/images/**/*.{avif,webp}").filter((file) => !file.includes("/images/made/"));
  expect(there, "run npm run images").toEqual(files.toSorted());
});
