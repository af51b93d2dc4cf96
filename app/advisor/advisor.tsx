import { type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Launcher } from "./launcher.tsx";
import { readChat } from "./stored-chat.ts";

/** The Digital Advisor, only with script: at first a button; the conversation and its replies once it is wanted. */
export function Advisor() {
  const hydrated = useHydrated();
  const [chat, setChat] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);

  function bring(opened: boolean): void {
    setBusy(opened);
    const start = ({ Chat, startConversation }: typeof import("./chat.tsx")) => {
      startConversation(opened);
      setChat(<Chat opened={opened} />);
    };
    // Thrown where the boundary around the chat catches it.
    const fail = (error: unknown) => {
      setChat(() => {
        throw error;
      });
    };
    void import("./chat.tsx").then(start, fail);
  }

  useEffect(() => {
    const stored = readChat();
    if (stored?.isOpen || stored?.due?.length) bring(false);
  }, []);
  // A new visitor has the greeting to read.
  const unreadCount = (hydrated ? readChat()?.unreadCount : undefined) ?? 1;
  return chat ?? <Launcher unreadCount={unreadCount} busy={busy} onOpen={() => bring(true)} />;
}
