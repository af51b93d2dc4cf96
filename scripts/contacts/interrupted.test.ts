/** Ctrl-C and a terminal that is closed, which reach a command and the wrangler that it waits for. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { testFolder } from "../testing/test-folder.ts";

// Windows has no process groups to send a signal to.
const onUnix = test.skipIf(process.platform === "win32");

onUnix.for(["SIGINT", "SIGHUP"] as const)("%s leaves nothing of what messages say behind", async (signal) => {
  const [state, temporary] = [testFolder(), testFolder()];
  const left = () => readdirSync(temporary).filter((name) => name.startsWith("contacts-"));
  const staff = spawn(process.execPath, ["scripts/contacts.ts", "list", "--persist-to", state], {
    env: { ...process.env, TMPDIR: temporary },
    // A process group of its own, as in a terminal.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  staff.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const ended = once(staff, "close");
  while (left().length === 0) await sleep(20);
  // Again where it came too early for wrangler.
  while (staff.exitCode === null && staff.signalCode === null) {
    process.kill(-(staff.pid ?? 0), signal);
    await sleep(300);
  }
  await ended;
  expect(said).toBe("Stopped before the message store had answered.\n");
  expect(left()).toEqual([]);
});
