import { expect, test, vi } from "vitest";
import { currentNotifications, dismiss, notify } from "./notify.ts";

test("a dismissed one is hidden at once and leaves the store after 1,000,000 ms", () => {
  vi.useFakeTimers();
  notify({ title: "Gone" });
  dismiss(currentNotifications()[0]!.id);
  expect(currentNotifications()).toMatchObject([{ title: "Gone", open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentNotifications()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentNotifications()).toEqual([]);
});
