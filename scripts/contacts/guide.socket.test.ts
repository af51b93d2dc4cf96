import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environment, StaffState } from "../../e2e/staff-state.ts";
import { testFolder } from "../testing/test-folder.ts";
import { wranglerFile } from "../wrangler.ts";
import { file, idOf, message } from "./staff-test-helpers.ts";

// What the commands do is tested beside them; this is whether wrangler understands them. `e2e/receipt.spec.ts`
// has one that deletes.
const id = idOf(4);
const cv = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0d, 0x0a]);
const guide = readFileSync("docs/messages.md", "utf8");
const folder = testFolder();

test("the commands of the guide back up what is kept, restore it, and read it with wrangler alone", async () => {
  await using store = new StaffState(`${folder}/store`);
  await using copy = new StaffState(`${folder}/copy`);
  const [backup = "", restore = ""] = guide.split("### Backup")[1]?.match(/(?:^ {4}.*\n)+/gm) ?? [];
  const run = (script: string, { path }: StaffState) => {
    const local = script
      .replaceAll("--remote", `--local --persist-to ${path}`)
      .replaceAll("../", `${folder}/`)
      // npx takes as long as wrangler itself; both are in the path.
      .replaceAll("npx wrangler", "wrangler")
      .replaceAll('"npx", ["wrangler", ', '"wrangler", [');
    execFileSync("bash", ["-ec", local], { env: environment });
  };
  await store.keep([message(4), file(4, "cv.pdf", cv)]);
  run(backup, store);
  run(restore, copy);
  const keys = await store.keys("");
  expect(keys).toHaveLength(2);
  expect(await copy.keys("")).toEqual(keys);
  for (const { name } of keys) expect(await copy.value(name)).toBe(await store.value(name));
  expect(readFileSync(`${folder}/backup.json`, "utf8")).toContain(cv.toString("base64"));

  const commands = [...guide.matchAll(/^ {4}npx wrangler (kv key .*) --remote(?: > cv.pdf)?$/gm)];
  expect(commands).toHaveLength(3);
  // The backup has run the third, on the same file.
  const [list, read] = commands.slice(0, 2).map(([, command = ""]) => {
    const words = command
      .replace("ID", id)
      .replace(/(?<=:)\d{8}$/, id.slice(0, 8))
      .split(" ");
    const args = [wranglerFile, ...words, "--local", "--persist-to", copy.path];
    return execFileSync(process.execPath, args, { env: environment });
  });
  const listed = JSON.parse(String(list)) as { name: string; metadata: { name: string } }[];
  expect(listed.find(({ name }) => name === `contact:${id}`)?.metadata.name).toBe("Ana 4");
  expect((JSON.parse(String(read)) as { fields: object }).fields).toMatchObject({ name: "Ana 4" });
}, 400_000);
