import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environment, StaffState } from "../../e2e/staff-state.ts";
import { testFolder } from "../testing/test-folder.ts";
import { wranglerFile } from "../wrangler.ts";
import { file, idOf } from "./staff-test-helpers.ts";

// What the commands do is tested beside them; this is whether wrangler understands them.
const id = idOf(4);
const cv = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0d, 0x0a]);
const guide = readFileSync("docs/messages.md", "utf8");
const folder = testFolder();

test("the commands of the guide back up what is kept, restore it, and read it with wrangler alone", async () => {
  await using store = new StaffState(`${folder}/store`);
  const copy = `${folder}/copy`;
  const [backup = "", restore = ""] = guide.split("### Backup")[1]?.match(/(?:^ {4}.*\n)+/gm) ?? [];
  const run = (script: string, path: string) => {
    const local = script
      .replaceAll("--remote", `--local --persist-to ${path}`)
      .replaceAll("../", `${folder}/`)
      // npx takes as long as wrangler itself; both are in the path.
      .replaceAll("npx wrangler", "wrangler")
      .replaceAll('"npx", ["wrangler", ', '"wrangler", [');
    execFileSync("bash", ["-ec", local], { env: environment });
  };
  // A single key, and each command once: wrangler takes three seconds of processor time.
  await store.keep([file(4, "cv.pdf", cv)]);
  run(backup, store.path);
  run(restore, copy);

  const commands = [...guide.matchAll(/^ {4}npx wrangler (kv key .*) --remote(?: > cv.pdf)?$/gm)];
  expect(commands).toHaveLength(3);
  const [list, , read] = commands.map(([, command = ""]) => {
    const words = command.replace("ID", id).replace(/contact:\d+/, `file:${id.slice(0, 8)}`);
    return () => {
      const args = [wranglerFile, ...words.split(" "), "--local", "--persist-to", copy];
      return execFileSync(process.execPath, args, { env: environment });
    };
  });
  expect(JSON.parse(String(list!()))).toEqual(await store.keys(""));
  expect(read!()).toEqual(cv);
}, 400_000);
