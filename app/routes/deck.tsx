import { deck } from "#content/generated/deck.ts";
import type { Route } from "./+types/deck";
import { documentHead } from "../head/document-head.server.ts";
import { slidesData } from "../head/structured-data.ts";
import { deckAddress } from "../presentation/deck-addresses.ts";
import { Deck } from "../presentation/deck.tsx";
import { slides } from "../presentation/slides.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return {
    head: documentHead(context, deck.head, deckAddress, {
      describe: (page) => [slidesData(page, deck.head.title)],
    }),
    slides: slides(),
  };
}

/** Loads the document instead: the slides' styles are in its head. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  location.assign(request.url);
  await new Promise<never>(() => {});
  return serverLoader();
}

/** The slides of the company presentation, for a window or a frame of their own. */
export default function DeckPage({ loaderData }: Route.ComponentProps) {
  return <Deck slides={loaderData.slides} />;
}
