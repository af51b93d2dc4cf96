import { expect, test } from "vitest";
import { oneAtATime, readAgain } from "./one-at-a-time.ts";

const later = () => new Promise((done) => setTimeout(done, 5));

test("runs never overlap, what fails ends none of them, and each call is answered by a run that begins after it", async () => {
  const log: string[] = [];
  let saved = 0;
  const update = oneAtATime(async () => {
    const seen = saved;
    log.push(`begins with ${seen}`);
    await later();
    log.push("ends");
    if (seen === 1) throw new Error("an issue");
  });
  const save = () => {
    saved += 1;
    return update().catch((error: Error) => log.push(error.message));
  };
  const first = save();
  await new Promise(setImmediate);
  await Promise.all([first, save(), save()]);
  await save();
  const runs = ["begins with 1", "ends", "an issue", "begins with 3", "ends", "begins with 4", "ends"];
  expect(log).toEqual(runs);
});

test("files that go while they are read are read again; another fault is nobody's to hide", async () => {
  const gone = Object.assign(new Error("no such file"), { code: "ENOENT" });
  let turns = 0;
  const read = async () => {
    turns += 1;
    await later();
    if (turns < 3) throw gone;
    return turns;
  };
  expect(await readAgain(read)).toBe(3);
  await expect(readAgain(() => Promise.reject(gone))).rejects.toBe(gone);
  await expect(readAgain(() => Promise.reject(new Error("an issue")))).rejects.toThrow("an issue");
});
