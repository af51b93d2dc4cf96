import { useEffect, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { readChat, type StoredChat } from "./stored-chat.ts";
import { LogoMark } from "../layout/logo.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

type Chat = typeof import("./panel.tsx");

const nothing = () => undefined;
const never = () => nothing;

/** Where the tooltip goes: the button is at the edge of the window. */
const edge = "right-0 lt-lg:top-full lg:bottom-full my-1";

/**
 * The Digital Advisor (needs script): a button with a badge for what is unread, or the
 * conversation's panel, which loads on demand. Focus moves between the two, except when a reload restores an open chat.
 * The button stays the same element while the panel loads, so that no press is lost.
 */
export function Advisor() {
  const hydrated = useHydrated();
  const [chat, setChat] = useState<Chat>();
  const [used, setUsed] = useState(false);
  // Nothing while the conversation loads.
  const context = useSyncExternalStore<StoredChat | undefined>(
    chat?.subscribe ?? never,
    chat?.currentChat ?? nothing,
    nothing,
  );

  function bring(opened: boolean): void {
    if (opened) setUsed(true);
    const start = (loaded: Chat) => {
      loaded.startConversation(opened);
      setChat(loaded);
    };
    // Thrown while rendering, where the boundary around the chat catches it.
    const fail = (error: unknown) =>
      setChat(() => {
        throw error;
      });
    void import("./panel.tsx").then(start, fail);
  }

  useEffect(() => {
    const stored = readChat();
    if (stored?.isOpen || stored?.due?.length) bring(false);
  }, []);
  if (chat && context?.isOpen) {
    const close = () => {
      setUsed(true);
      chat.closeChat();
    };
    return <chat.Panel takesFocus={used} onClose={close} />;
  }
  // A new visitor has the greeting to read.
  const unreadCount = (context ?? (hydrated ? readChat() : undefined))?.unreadCount ?? 1;
  return (
    <div className="corner needs-script" data-screen-only>
      <Tooltip label="Digital Advisor" place={edge}>
        <button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was in the panel that has just closed
          autoFocus={used}
          type="button"
          aria-busy={used && !chat}
          aria-label={
            unreadCount > 0 ? `Open Digital Advisor chat, ${unreadCount} unread` : "Open Digital Advisor chat"
          }
          className="bar-control rounded-round bg-deep-800 text-shell-0 border-2 border-shell-0 lg:shadow-overlay hover:bg-deep-600"
          onClick={() => bring(true)}
        >
          <LogoMark className="w-[1.2em] h-[1.2em]" />
          {unreadCount > 0 && (
            <span aria-hidden="true" className="bar-badge bg-coral-700 text-shell-0 border-2 border-shell-0">
              {unreadCount}
            </span>
          )}
        </button>
      </Tooltip>
    </div>
  );
}
