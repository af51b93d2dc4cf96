/**
 * This tab's chat: a store outside React, which lasts across pages, and in the tab's session storage, which lasts across
 * reloads and ends with the tab.
 */
import { useSyncExternalStore } from "react";
import type { AdvisorReply, QuickAction } from "#content/schema.ts";
import { store, storedValue } from "../ui/storage.ts";

const storageKey = "advisor";

export interface ChatMessage {
  /** Time and a counter, so that two in one millisecond differ. */
  id: string;
  text: string;
  sender: "bot" | "user";
  timestamp: number;
  quickActions?: readonly QuickAction[];
}

/** A reply that is being typed, due at a time in epoch milliseconds. */
export type DueReply = { reply: AdvisorReply; at: number };

interface Chat {
  isOpen: boolean;
  /** None before the first conversation. */
  messages: readonly ChatMessage[];
  unreadCount: number;
  /** Stored with the rest, so that a reload loses no answer. */
  due: readonly DueReply[];
  /** What the visitor has typed and not sent. */
  draft?: string;
}

const newChat: Chat = { isOpen: false, messages: [], unreadCount: 0, due: [] };

let chat: Chat | undefined;
const listeners = new Set<() => void>();

/** This tab's chat. One stored by a version of the site that had other parts is given up. */
export function currentChat(): Chat {
  chat ??= storedValue("sessionStorage", storageKey);
  return Array.isArray(chat?.due) ? chat : (chat = newChat);
}

export function updateChat(change: Partial<Chat>): void {
  chat = { ...currentChat(), ...change };
  store("sessionStorage", storageKey, JSON.stringify(chat));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chat as it changes; in the server's HTML a new one. */
export const useChat = (): Chat => useSyncExternalStore(subscribe, currentChat, () => newChat);
