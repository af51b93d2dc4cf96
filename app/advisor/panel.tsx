import { type SyntheticEvent, useRef } from "react";
import { advisorTopics, fallback, greeting } from "#content/generated/advisor.ts";
import type { AdvisorReply } from "#content/schema.ts";
import { type ChatMessage, currentChat, type DueReply, updateChat, useChat } from "./chat.ts";
import { Icon, icons } from "../ui/icon.tsx";
import { useEscape } from "../ui/use-escape.ts";

/** Milliseconds the typing indicator shows before a reply. */
const typingMs = 1500;

// Replies are made here, without any request. This runs once per page load: pending replies still come, and a new
// conversation begins with the greeting.
currentChat().due.forEach(bring);
if (currentChat().messages.length === 0) add("bot", greeting);

interface PanelProps {
  takesFocus: boolean;
  /** Called with whether the focus was in the panel. */
  onClose: (hadFocus: boolean) => void;
}

/**
 * The open chat: 384 by 500 px from 640 px up, the width of the phone below. Escape closes it wherever the focus is,
 * which may have moved on to what the panel covers (WCAG 2.4.11); the menu above it goes first.
 */
export function Panel({ takesFocus, onClose }: PanelProps) {
  const { messages, due } = useChat();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEscape(true, () => {
    if (!document.querySelector("dialog[open]"))
      onClose(panel.current?.contains(document.activeElement) === true);
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!field.current || !text) return;
    field.current.value = "";
    updateChat({ draft: "" });
    ask(text, replyTo(text));
  }

  return (
    <section
      ref={panel}
      role="dialog"
      aria-label="Digital Advisor"
      data-screen-only
      className="fixed z-overlay right-3 bottom-3 sm:right-5 sm:bottom-5 w-[calc(100vw-1.5rem)] sm:w-96 h-125 max-h-[calc(100%-1.5rem)] flex flex-col bg-panel text-text border border-line shadow-overlay"
    >
      <div className="flex items-center justify-between pl-5 pr-2 h-14 shrink-0 bg-deep-800 text-shell-0">
        <h2 className="type-subtitle">Digital Advisor</h2>
        <button
          type="button"
          aria-label="Close Digital Advisor chat"
          className="icon-button"
          onClick={() => onClose(true)}
        >
          <Icon path={icons.cross} />
        </button>
      </div>
      <div
        className="grow overflow-y-auto overscroll-contain p-4"
        role="log"
        aria-label="Conversation"
        aria-live="polite"
      >
        <ol className="grid gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
        {due.length > 0 && (
          <p data-typing className="mt-3 text-mute type-small">
            The advisor is typing …
          </p>
        )}
        {/* With each message the end comes into view. Newer browsers return a promise, which is no clean-up. */}
        <div
          ref={(end) => {
            end?.scrollIntoView({ block: "nearest" });
          }}
        />
      </div>
      <form className="flex gap-2 p-3 border-t border-line shrink-0" onSubmit={submit}>
        <textarea
          ref={field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that the visitor opens takes the focus
          autoFocus={takesFocus}
          rows={1}
          aria-label="Your message"
          placeholder="Ask about our work"
          className="field resize-none"
          // Kept while the chat is closed, and with the conversation.
          defaultValue={currentChat().draft}
          onInput={({ currentTarget }) => updateChat({ draft: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <button type="submit" className="btn px-4" aria-label="Send">
          <Icon path={icons.send} className="text-xl" />
        </button>
      </form>
    </section>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const own = message.sender === "user";
  return (
    <li className={own ? "justify-self-end max-w-[85%]" : "max-w-[92%]"} data-sender={message.sender}>
      <p className={`px-4 py-2.5 whitespace-pre-wrap ${own ? "bg-strong text-on-strong" : "bg-tint"}`}>
        {message.text}
      </p>
      {message.quickActions && (
        <p className="flex flex-wrap gap-2 mt-2">
          {message.quickActions.map(({ id, text, action: { href, topic } }) => (
            <button
              key={id}
              type="button"
              className="min-h-11 px-3 py-1.5 rounded-control border border-mute font-600 type-small hover:border-text"
              onClick={() => {
                if (href) window.open(href, "_blank", "noopener");
                if (topic) ask(text, advisorTopics.find((each) => each.topic === topic) ?? fallback);
              }}
            >
              {text}
              {href && <span className="sr-only">{` (opens in a new tab)`}</span>}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

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

/** Adds what the visitor says and, after the typing, the reply to it. */
function ask(text: string, reply: AdvisorReply): void {
  const next = { reply, at: Date.now() + typingMs };
  add("user", { text }, [...currentChat().due, next]);
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

/** The reply to a typed message: the first topic with a keyword in it, case ignored, else the fallback. */
export function replyTo(message: string): AdvisorReply {
  const text = message.toLowerCase();
  return advisorTopics.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword))) ?? fallback;
}
