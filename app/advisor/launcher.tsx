import * as words from "#content/generated/words/advisor.ts";
import { LogoMark } from "../layout/logo.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { fill } from "#content/fill.ts";

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
export function Launcher({ unreadCount, onOpen, busy, takesFocus }: LauncherProps) {
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
