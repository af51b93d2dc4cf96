import * as blocks from "#content/generated/words/blocks.ts";
import * as words from "#content/generated/words/reading.ts";
import { agency } from "#content/generated/agency.ts";
import { messagingHref } from "../contact/contact-links.ts";
import { presentation } from "#content/generated/presentation.ts";
import type { Route } from "./+types/presentation";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { head: documentHead(context, presentation.head, "/presentation", { name: presentation.heading }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The embedded company presentation, with the messaging button in place of the chat (R-MSG). */
export default function Presentation() {
  return (
    <>
      <div className="wrap py-10">
        <h1 className="type-display-2">{presentation.heading}</h1>
        <p className="mt-3 text-mute measure">
          {presentation.fallback}{" "}
          <Anchor href={agency.endpoints.presentation} className="underlined text-link">
            {words.openPresentation}
          </Anchor>
        </p>
      </div>
      <iframe
        title={presentation.frameTitle}
        src={agency.endpoints.presentation}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allowFullScreen
        className="w-full h-[min(80vh,56.25vw)] min-h-96 bg-tint"
      />
      <div className="floating z-header" data-screen-only>
        <Tooltip label={words.chat}>
          <Anchor
            href={messagingHref()}
            aria-label={`${words.chat} ${blocks.newTab}`}
            className="w-14 h-14 rounded-round bg-leaf-700 text-shell-0 flex items-center justify-center shadow-overlay hover:bg-leaf-800"
          >
            <span className="i-simple-icons-whatsapp text-2xl" aria-hidden="true" />
          </Anchor>
        </Tooltip>
      </div>
    </>
  );
}
