import { lazy, Suspense, useEffect, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Launcher } from "./launcher.tsx";
import { readChat } from "./stored-chat.ts";

const Chat = lazy(() => import("./chat.tsx"));

/** The Digital Advisor, only with script: at first a button; the conversation and its replies once it is wanted. */
export function Advisor() {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState<"not yet" | "restored" | "opened">("not yet");
  useEffect(() => {
    if (readChat()?.isOpen) setWanted("restored");
  }, []);
  if (!hydrated) return null;
  // A new visitor has the greeting to read.
  const launcher = <Launcher unreadCount={readChat()?.unreadCount ?? 1} onOpen={() => setWanted("opened")} />;
  if (wanted === "not yet") return launcher;
  return (
    <Suspense fallback={launcher}>
      <Chat opened={wanted === "opened"} />
    </Suspense>
  );
}
