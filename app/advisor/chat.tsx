import { useState, useSyncExternalStore } from "react";
import { closeChat, conversation, openChat } from "./conversation.ts";
import { Launcher } from "./launcher.tsx";
import { Panel } from "./panel.tsx";

export { startConversation } from "./conversation.ts";

/**
 * The conversation, as its panel or, when that is closed, as the button with what is unread. Each takes the focus
 * from the other; a chat that a reload brought back (not `opened`) leaves it where it is.
 */
export function Chat({ opened }: { opened: boolean }) {
  const { subscribe, current, onServer } = conversation;
  const { isOpen, unreadCount } = useSyncExternalStore(subscribe, current, onServer);
  const [used, setUsed] = useState(opened);
  const using = (change: () => void) => () => {
    setUsed(true);
    change();
  };
  if (isOpen) return <Panel takesFocus={used} onClose={using(closeChat)} />;
  return <Launcher unreadCount={unreadCount} takesFocus={used} onOpen={using(openChat)} />;
}
