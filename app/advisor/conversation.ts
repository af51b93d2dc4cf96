/** The conversation with the Digital Advisor. Replies are made here, without any request. */
import type { AdvisorReply, QuickAction } from "#content/schema.ts";
import { greeting, advisorTopics, fallback } from "#content/generated/advisor.ts";
import { type ChatMessage, currentChat, type DueReply, updateChat } from "./chat.ts";

/** Milliseconds the typing indicator shows before a reply. */
const typingMs = 1500;

// This runs once per page load: pending replies still come, and a new conversation begins with the greeting.
currentChat().due.forEach(bring);
if (currentChat().messages.length === 0) add("bot", greeting);

function add(
  sender: ChatMessage["sender"],
  { text, quickActions }: Pick<ChatMessage, "text" | "quickActions">,
  due = currentChat().due,
): void {
  const { isOpen, messages, unreadCount } = currentChat();
  const timestamp = Date.now();
  const message = { id: `${timestamp}-${messages.length}`, text, sender, timestamp, quickActions };
  const unread = sender === "bot" && !isOpen ? 1 : 0;
  updateChat({ messages: [...messages, message], unreadCount: unreadCount + unread, due });
}

function replyAfterTyping(reply: AdvisorReply): void {
  const next = { reply, at: Date.now() + typingMs };
  updateChat({ due: [...currentChat().due, next] });
  bring(next);
}

/** Adds a reply when it is due; nobody waits longer because the clock was set back. */
function bring(next: DueReply): void {
  const left = Math.min(next.at - Date.now(), typingMs);
  setTimeout(() => {
    const due = currentChat().due.filter((other) => other !== next);
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

/** The reply to a typed message: the first topic with a keyword in it, case ignored, else the fallback. */
export function replyTo(message: string): AdvisorReply {
  const text = message.toLowerCase();
  return advisorTopics.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword))) ?? fallback;
}
