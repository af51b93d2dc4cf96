import { useEffect, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Launcher } from "./launcher.tsx";
import { readChat, type StoredChat } from "./stored-chat.ts";

type Chat = typeof import("./chat.ts");

interface ChatStore {
  subscribe: (listener: () => void) => () => void;
  current: () => StoredChat | undefined;
  onServer: () => StoredChat | undefined;
}

const nothing = () => undefined;

/** Stands in for the conversation until it is there. */
const silence: ChatStore = { subscribe: () => nothing, current: nothing, onServer: nothing };

/**
 * The Digital Advisor, only with script: a button with what is unread, or the panel of the conversation, which is
 * fetched once it is wanted. Each takes the focus from the other; a chat that a reload brought back leaves it where it
 * is, and the button stays the same element meanwhile, so that no press on it is lost.
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
    void import("./chat.ts").then(start, fail);
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
