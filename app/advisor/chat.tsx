import { useEffect, useSyncExternalStore } from "react";
import { conversation, openChat, startConversation } from "./conversation.ts";
import { Launcher } from "./launcher.tsx";
import { Panel } from "./panel.tsx";

/** The conversation, as its panel or, when that is closed, as the button with what is unread. */
export default function Chat({ opened }: { opened: boolean }) {
  const { subscribe, current, onServer } = conversation;
  const { isOpen, unreadCount } = useSyncExternalStore(subscribe, current, onServer);
  useEffect(() => {
    startConversation();
    if (opened) openChat();
  }, [opened]);
  return isOpen ? <Panel /> : <Launcher unreadCount={unreadCount} onOpen={openChat} />;
}
