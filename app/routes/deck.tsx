import { deck } from "#content/generated/deck.ts";
import type { Route } from "./+types/deck";
import { pageMeta } from "../head/page-meta.ts";
import { deckAddress } from "#content/deck-address.ts";
import { Deck } from "../presentation/deck.tsx";
import printStyles from "../presentation/print.css?url&no-inline";
import { slides } from "../presentation/slides.server.ts";

export function loader() {
  return { slides: slides() };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", media: "print", href: printStyles }];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, deck.head, deckAddress);

/**
 * The slides of the company presentation, an ordinary page without header and footer. The specification wants a framed
 * presentation and names no provider, so `/presentation` frames this page; the browser makes the PDF, which is therefore
 * never out of date.
 */
export default function DeckPage({ loaderData }: Route.ComponentProps) {
  return <Deck slides={loaderData.slides} />;
}
