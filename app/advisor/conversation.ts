/**
 * The conversation with the Digital Advisor, outside React: it lasts across pages and, in session storage, across
 * reloads. Replies are made here, without any request.
 */
import type { AdvisorReply, QuickAction } from "#content/schema.ts";
import { greeting, advisorTopics, fallback } from "#content/generated/advisor.ts";
import { store } from "../ui/storage.ts";
import { type ChatMessage, type DueReply, readChat, storageKey, type StoredChat } from "./stored-chat.ts";

/** Milliseconds the typing indicator shows before a reply. */
export const typingMs = 1500;

let context: StoredChat = { isOpen: false, messages: [], unreadCount: 0, due: [] };
const listeners = new Set<() => void>();

function update(change: Partial<StoredChat>): void {
  context = { ...context, ...change };
  store("sessionStorage", storageKey, JSON.stringify(context));
  for (const listener of listeners) listener();
}

function add(
  sender: ChatMessage["sender"],
  { text, quickActions }: Pick<ChatMessage, "text" | "quickActions">,
  due = context.due,
): void {
  const timestamp = Date.now();
  const id = `${timestamp}-${context.messages.length}`;
  const message: ChatMessage = { id, text, sender, timestamp, quickActions };
  const unread = sender === "bot" && !context.isOpen ? 1 : 0;
  update({ messages: [...context.messages, message], unreadCount: context.unreadCount + unread, due });
}

/**
 * Restores this tab's conversation and its pending replies, or posts the greeting, once per page load.
 * Opens the chat if asked to.
 */
export function startConversation(open: boolean): void {
  if (context.messages.length === 0) {
    const stored = readChat();
    if (stored) update(stored);
    context.due.forEach(bring);
    if (context.messages.length === 0) add("bot", greeting);
  }
  if (open) update({ isOpen: true, unreadCount: 0 });
}

export function closeChat(): void {
  update({ isOpen: false });
}

function replyAfterTyping(reply: AdvisorReply): void {
  const next = { reply, at: Date.now() + typingMs };
  update({ due: [...context.due, next] });
  bring(next);
}

/** Adds a reply when it is due; nobody waits longer because the clock was set back. */
function bring(next: DueReply): void {
  const left = Math.min(next.at - Date.now(), typingMs);
  setTimeout(() => {
    const due = context.due.filter((other) => other !== next);
    add("bot", next.reply, due);
  }, left);
}

/** Takes a typed message; empty ones are ignored. @returns whether it was taken */
export function sendMessage(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "") return false;
  add("user", { text: trimmed });
  replyAfterTyping(replyTo(trimmed));
  return true;
}

/** Answers a quick action's topic; opening its page is left to the link. */
export function chooseAction({ text, action }: QuickAction): void {
  if (!action.topic) return;
  add("user", { text });
  replyAfterTyping(advisorTopics.find(({ topic }) => topic === action.topic) ?? fallback);
}

/** The conversation for `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const currentChat = () => context;

/** The reply to a typed message: the first topic with a keyword in it, case ignored, else the fallback. */
export function replyTo(message: string): AdvisorReply {
  const text = message.toLowerCase();
  return advisorTopics.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword))) ?? fallback;
}
