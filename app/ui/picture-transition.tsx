import { type ReactNode, useEffect, useState, ViewTransition } from "react";

/** The page whose picture grew last, or is about to. */
let grown: string | undefined;
/** Cards on the page, by the page each leads to. */
const cards = new Map<string, () => void>();

/**
 * A card's picture that grows into the hero of the page at `path`, and shrinks back on return. Only the card that was
 * followed gets a transition name, so its neighbours stay put. React pairs the names; the router's `viewTransition`
 * would start a second transition and end React's.
 */
export function GrowingPicture({ path, children }: { path: string; children: ReactNode }) {
  const [named, setNamed] = useState(() => grown);
  useEffect(() => {
    const name = () => setNamed(path);
    cards.set(path, name);
    return () => {
      if (cards.get(path) === name) cards.delete(path);
    };
  }, [path]);
  return (
    <ViewTransition name={named === path ? path : undefined} default="none" share="grow">
      {children}
    </ViewTransition>
  );
}

/** The picture that a card of the page at `path` grows into. */
export function GrownPicture({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ViewTransition name={path} default="none" share="grow">
      {children}
    </ViewTransition>
  );
}

/**
 * Call when a link to `path` is followed.
 *
 * @returns whether a card's picture grows: then the page's arrival scrolls to the top, because a picture that has
 *   already left the window does not grow (`layout/after-navigation.ts`)
 */
export function grow(path: string): boolean {
  const name = cards.get(path);
  if (!name) return false;
  grown = path;
  name();
  return true;
}

/** Whether a picture grew on the way to `path`. */
export const hasGrown = (path: string): boolean => grown === path;
