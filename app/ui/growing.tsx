import { type ReactNode, useEffect, useState, ViewTransition } from "react";

/** The page whose picture grew last, or is about to. */
let grown: string | undefined;
/** Cards that are on the page, by the page each is of. */
const cards = new Map<string, () => void>();

/**
 * A card's picture, which grows into the hero of the page at `path` when a link leads there, and which that shrinks into
 * on the way back. Only that one card has a name then: others of the same page, or of two lists, stay where they are.
 * React pairs the names (`ViewTransition`); the router's own `viewTransition` would begin a second transition, which
 * ends React's.
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
 * To be called when a link to `path` is followed.
 *
 * @returns whether a card's picture grows: then the page's arrival scrolls to the top, because a picture that has left the
 *   window before does not grow (`layout/use-scroll-memory.ts`)
 */
export function grow(path: string): boolean {
  const name = cards.get(path);
  if (!name) return false;
  grown = path;
  name();
  return true;
}

/** Whether the way to `path` was by a growing picture. */
export const hasGrown = (path: string): boolean => grown === path;
