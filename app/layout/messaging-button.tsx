import { agency } from "#content/generated/agency.ts";
import { Anchor } from "../ui/anchor.tsx";
import { icons } from "../ui/icon.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

const { endpoints, messagingGreeting, phone } = agency;
const href = `${endpoints.messaging}${phone.replace(/\D/g, "")}?text=${encodeURIComponent(messagingGreeting)}`;

/** Opens the messaging app, with a greeting filled in, in the corner of the presentation page in place of the chat. */
export function MessagingButton() {
  return (
    <div className="corner" data-screen-only>
      <Tooltip label="Chat with us">
        <Anchor
          href={href}
          aria-label="Chat with us (opens in a new tab)"
          className="bar-control rounded-round bg-leaf-700 text-shell-0 lg:shadow-overlay hover:bg-leaf-800"
        >
          {/* From simpleicons.org (CC0): an area, not a line. */}
          <svg viewBox="0 0 24 24" className="w-[1em] fill-current" aria-hidden="true">
            <path d={icons.whatsapp} />
          </svg>
        </Anchor>
      </Tooltip>
    </div>
  );
}
