import { useEffect, useState, useTransition } from "react";
import { LogoMark } from "../layout/logo.tsx";
import { notify } from "../notifications/notify.ts";
import { Tooltip } from "../ui/tooltip.tsx";
import { currentChat, updateChat, useChat } from "./chat.ts";

const loadFailed = { title: "The chat didn’t load", text: "Please reload the page.", destructive: true };

/**
 * The Digital Advisor (needs script): a button with a badge for what is unread, or the
 * conversation's panel, which loads on demand. Focus moves between the two, except when a reload restores an open chat.
 * The button stays the same element while the panel loads, so that no press is lost.
 */
export function Advisor() {
  const { isOpen, messages, unreadCount } = useChat();
  const [Panel, setPanel] = useState<typeof import("./panel.tsx").Panel>();
  const [isLoading, startLoading] = useTransition();
  const [used, setUsed] = useState(false);
  const load = (opens: boolean) =>
    startLoading(async () => {
      const panel = await import("./panel.tsx").catch(() => undefined);
      // The link failed, or the file is of a version that is no longer served.
      if (!panel) return void (opens && notify(loadFailed));
      if (opens) updateChat({ isOpen: true, unreadCount: 0 });
      setPanel(() => panel.Panel);
    });
  useEffect(() => {
    if (currentChat().isOpen || currentChat().due.length > 0) load(false);
  }, []);
  if (Panel && isOpen) {
    const close = (hadFocus: boolean) => {
      setUsed(hadFocus);
      updateChat({ isOpen: false });
    };
    return <Panel takesFocus={used} onClose={close} />;
  }
  // A new visitor has the greeting to read.
  const unread = messages.length > 0 ? unreadCount : 1;
  return (
    <div className="corner needs-script" data-screen-only>
      <Tooltip label="Digital Advisor">
        <button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was in the panel that has just closed
          autoFocus={used}
          type="button"
          aria-busy={isLoading}
          aria-label={
            unread > 0 ? `Open Digital Advisor chat, ${unread} unread` : "Open Digital Advisor chat"
          }
          className="bar-control rounded-round bg-deep-800 text-shell-0 border-2 border-shell-0 lg:shadow-overlay hover:bg-deep-600"
          onClick={() => {
            setUsed(true);
            load(true);
          }}
        >
          <LogoMark className="w-[1.2em] h-[1.2em]" />
          {unread > 0 && (
            <span aria-hidden="true" className="bar-badge bg-coral-700 text-shell-0 border-2 border-shell-0">
              {unread}
            </span>
          )}
        </button>
      </Tooltip>
    </div>
  );
}
