/**
 * The conversation with the Digital Advisor, outside React: it lasts across pages, and across reloads in this tab's
 * own storage. Replies are made here, without any request (R-CHT-01).
 */
import { type AdvisorReply, greeting, type QuickAction } from "#content/advisor.ts";
import { replyOf, replyTo } from "./routing.ts";
import { type ChatMessage, readChat, type StoredChat, writeChat } from "./stored-chat.ts";

interface ChatContext extends StoredChat {
  isTyping: boolean;
}

/** Milliseconds the typing indicator shows before a reply (spec §9). */
export const typingMs = 1500;

const closed: ChatContext = { isOpen: false, messages: [], unreadCount: 0, isTyping: false };

let context = closed;
let count = 0;
const listeners = new Set<() => void>();

function update(change: Partial<ChatContext>): void {
  context = { ...context, ...change };
  const { messages, unreadCount, isOpen } = context;
  writeChat({ messages, unreadCount, isOpen });
  for (const listener of listeners) listener();
}

function add(sender: ChatMessage["sender"], text: string, quickActions?: readonly QuickAction[]): void {
  count += 1;
  const timestamp = Date.now();
  const message: ChatMessage = { id: `${timestamp}-${count}`, text, sender, timestamp, quickActions };
  const unread = sender === "bot" && !context.isOpen ? 1 : 0;
  update({ messages: [...context.messages, message], unreadCount: context.unreadCount + unread });
}

/** Picks up this tab's conversation, or posts the greeting when there is none (R-CHT-07). Once a page load. */
export function startConversation(): void {
  if (context.messages.length > 0) return;
  const stored = readChat();
  if (stored) update(stored);
  if (context.messages.length === 0) add("bot", greeting.text, greeting.quickActions);
}

export function openChat(): void {
  update({ isOpen: true, unreadCount: 0 });
}

export function closeChat(): void {
  update({ isOpen: false });
}

function replyAfterTyping(reply: AdvisorReply): void {
  update({ isTyping: true });
  setTimeout(() => {
    update({ isTyping: false });
    add("bot", reply.text, reply.quickActions);
  }, typingMs);
}

/** Takes a typed message; empty ones are ignored (R-CHT-09). @returns whether it was taken */
export function sendMessage(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "") return false;
  add("user", trimmed);
  replyAfterTyping(replyTo(trimmed));
  return true;
}

/** Has the topic of a quick action answered; opening its page is the link's own doing. */
export function chooseAction({ text, action }: QuickAction): void {
  if (!action.topic) return;
  add("user", text);
  replyAfterTyping(replyOf(action.topic));
}

/** The conversation for `useSyncExternalStore`. */
export const conversation = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => context,
  onServer: () => closed,
};
