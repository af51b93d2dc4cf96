/** This tab's conversation in its own storage: lasts across pages and reloads, ends with the tab. */
import type { AdvisorReply, QuickAction } from "#content/schema.ts";
import { storedValue } from "../ui/storage.ts";

export const storageKey = "advisor";

export interface ChatMessage {
  /** Time and a counter, so that two in one millisecond differ. */
  id: string;
  text: string;
  sender: "bot" | "user";
  timestamp: number;
  quickActions?: readonly QuickAction[];
}

/** A reply that is being typed. */
export interface DueReply {
  reply: AdvisorReply;
  /** When it is due, epoch milliseconds. */
  at: number;
}

export interface StoredChat {
  isOpen: boolean;
  messages: readonly ChatMessage[];
  unreadCount: number;
  /** Stored with the rest, so that a reload loses no answer. */
  due: readonly DueReply[];
}

/** What is stored, `undefined` before the first conversation or without storage. */
export const readChat = () => storedValue<StoredChat | undefined>("sessionStorage", storageKey, undefined);
