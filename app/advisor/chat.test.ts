import { expect, test, vi } from "vitest";
import { currentChat } from "./chat.ts";

test("a chat stored by an older version of the site, without replies on their way, begins afresh", () => {
  const old = { isOpen: true, messages: [{ text: "Hello" }], unreadCount: 3 };
  vi.stubGlobal("window", { sessionStorage: { getItem: () => JSON.stringify(old) } });
  expect(currentChat()).toEqual({ isOpen: false, messages: [], unreadCount: 0, due: [] });
});
