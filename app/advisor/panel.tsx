import { type SyntheticEvent, useRef } from "react";
import { type ChatMessage, useChat } from "./chat.ts";
import { chooseAction, sendMessage } from "./conversation.ts";
import { cross, send, Icon } from "../ui/icon.tsx";

/** The open chat: 384 by 500 px from 640 px up, the width of the phone below. */
export function Panel({ takesFocus, onClose }: { takesFocus: boolean; onClose: () => void }) {
  const { messages, due } = useChat();
  const isTyping = due.length > 0;
  const field = useRef<HTMLTextAreaElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (field.current && sendMessage(field.current.value)) field.current.value = "";
  }

  return (
    <section
      role="dialog"
      aria-label="Digital Advisor"
      data-screen-only
      className="fixed z-overlay right-3 bottom-3 sm:right-5 sm:bottom-5 w-[calc(100vw-1.5rem)] sm:w-96 h-[min(500px,calc(100dvh-1.5rem))] flex flex-col bg-panel text-text border border-line shadow-overlay"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div className="flex items-center justify-between pl-5 pr-2 h-14 shrink-0 bg-deep-800 text-shell-0">
        <h2 className="type-subtitle">Digital Advisor</h2>
        <button
          type="button"
          aria-label="Close Digital Advisor chat"
          className="icon-button"
          onClick={onClose}
        >
          <Icon path={cross} />
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
        {isTyping && (
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
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <button type="submit" className="btn px-4" aria-label="Send">
          <Icon path={send} className="text-xl" />
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
          {message.quickActions.map((action) => (
            <button
              key={action.id}
              type="button"
              className="min-h-11 px-3 py-1.5 rounded-control border border-mute font-600 type-small hover:border-text"
              onClick={() => {
                if (action.action.href) window.open(action.action.href, "_blank", "noopener");
                chooseAction(action);
              }}
            >
              {action.text}
              {action.action.href && <span className="sr-only">{` (opens in a new tab)`}</span>}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}
