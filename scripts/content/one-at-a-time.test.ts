import { expect, test } from "vitest";
import { oneAtATime, readAgain } from "./one-at-a-time.ts";

const later = () => new Promise((done) => setTimeout(done, 5));

test("runs never overlap, what fails ends none of them, and the last call is answered by a run after it", async () => {
  let saved = 0;
  let seen = 0;
  let runs = 0;
  let inside = 0;
  const update = oneAtATime(async () => {
    inside += 1;
    expect(inside).toBe(1);
    runs += 1;
    const now = saved;
    await later();
    seen = now;
    inside -= 1;
    if (runs === 1) throw new Error("an issue");
  });
  const outcomes: Promise<string>[] = [];
  for (saved = 1; saved <= 5; saved += 1) {
    outcomes.push(
      update().then(
        () => "done",
        (error: Error) => error.message,
      ),
    );
  }
  expect(await Promise.all(outcomes)).toEqual(["an issue", "done", "done", "done", "done"]);
  expect([runs, seen]).toEqual([2, saved]);
  await update();
  expect(runs).toBe(3);
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
