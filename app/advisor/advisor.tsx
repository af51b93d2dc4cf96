import { useEffect, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { readChat, type StoredChat } from "./stored-chat.ts";
import * as words from "#content/generated/words/advisor.ts";
import { LogoMark } from "../layout/logo.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { fill } from "#content/fill.ts";

type Chat = typeof import("./lazy-parts.ts");

interface ChatStore {
  subscribe: (listener: () => void) => () => void;
  current: () => StoredChat | undefined;
  onServer: () => StoredChat | undefined;
}

const nothing = () => undefined;

/** Shown while the conversation loads. */
const silence: ChatStore = { subscribe: () => nothing, current: nothing, onServer: nothing };

/**
 * The Digital Advisor (needs script): a button with the unread count, or the conversation's panel, which loads on
 * demand. Focus moves between the two, except when a reload restores an open chat. The button stays the same element
 * while the panel loads, so that no press is lost.
 */
export function Advisor() {
  const hydrated = useHydrated();
  const [chat, setChat] = useState<Chat>();
  const [used, setUsed] = useState(false);
  const { subscribe, current, onServer }: ChatStore = chat?.conversation ?? silence;
  const context = useSyncExternalStore(subscribe, current, onServer);

  function bring(opened: boolean): void {
    if (opened) setUsed(true);
    const start = (loaded: Chat) => {
      loaded.startConversation(opened);
      setChat(loaded);
    };
    // Thrown where the boundary around the chat catches it.
    const fail = (error: unknown) => {
      setChat(() => {
        throw error;
      });
    };
    void import("./lazy-parts.ts").then(start, fail);
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
    <Launcher unreadCount={unreadCount} busy={used && !chat} takesFocus={used} onOpen={() => bring(true)} />
  );
}

interface LauncherProps {
  unreadCount: number;
  onOpen: () => void;
  /** While the chat is being fetched. */
  busy?: boolean;
  /** When it stands where the open chat was. */
  takesFocus?: boolean;
}

/** The tooltip's, where the button stands at an edge of the window. */
const edge = "right-0 lt-lg:top-full lg:bottom-full my-1";

/** The button that opens the chat, with a badge for what is unread (R-CHT-02, R-CHT-21). */
function Launcher({ unreadCount, onOpen, busy, takesFocus }: LauncherProps) {
  return (
    <div className="corner needs-script" data-screen-only>
      <Tooltip label={words.name} place={edge}>
        <button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was in the panel that has just closed
          autoFocus={takesFocus}
          type="button"
          aria-busy={busy}
          aria-label={unreadCount > 0 ? fill(words.openUnread, { count: unreadCount }) : words.open}
          className="bar-control rounded-round bg-deep-800 text-shell-0 border-2 border-shell-0 lg:shadow-overlay hover:bg-deep-600"
          onClick={onOpen}
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
