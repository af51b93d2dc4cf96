import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, notificationStore, notify } from "./notify.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const open = () => notificationStore.current().filter((entry) => entry.open);

test("R-STA-12: a new notification replaces the one that is shown", () => {
  notify({ title: "First", destructive: true });
  notify({ title: "Second", destructive: false });
  expect(open().map(({ title }) => title)).toEqual(["Second"]);
});

test("R-CST-19: a dismissed one is hidden at once and leaves the store after 1,000,000 ms", () => {
  const id = notify({ title: "Gone", destructive: false });
  dismiss(id);
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(999_999);
  expect(notificationStore.current().some((entry) => entry.id === id)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(notificationStore.current().some((entry) => entry.id === id)).toBe(false);
});

test("listeners hear of each change until they leave", () => {
  const listener = vi.fn();
  const leave = notificationStore.subscribe(listener);
  notify({ title: "One", destructive: false });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  notify({ title: "Two", destructive: false });
  expect(listener).toHaveBeenCalledTimes(1);
});
