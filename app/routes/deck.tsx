import { deck } from "#content/generated/deck.ts";
import { redirectDocument } from "react-router";
import type { Route } from "./+types/deck";
import { pageMeta } from "../head/page-meta.ts";
import { slidesData } from "../head/structured-data.ts";
import { deckAddress } from "../ui/deck-addresses.ts";
import { Deck } from "../presentation/deck.tsx";
import { DeckStyle } from "../presentation/deck-style.tsx";
import { slides } from "../presentation/slides.server.ts";

export function loader() {
  return { slides: slides() };
}

/** Loads the document instead: the slides' styles are inline in it, where the policy knows them. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way
  throw redirectDocument(request.url);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, deck.head, deckAddress, {
    describe: (page) => [slidesData(page, deck.head.title)],
  });

/** The slides of the company presentation, for a window or a frame of their own. */
export default function DeckPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DeckStyle />
      <Deck slides={loaderData.slides} />
    </>
  );
}
