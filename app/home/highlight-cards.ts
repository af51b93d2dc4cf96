/** Milliseconds before the services' highlight, and its steps. */
export const highlightDelayMs = 2000;
const steps = 15;
const shortestMs = 100;
const maxMs = 300;

/** Highlights a random item of `list` for each of 15 steps, then none, from `delayMs` on. @returns what ends it */
export function highlightCards(list: HTMLElement, delayMs: number): () => void {
  const cards = [...list.children];
  const highlight = (card?: Element) => {
    for (const each of cards) each.toggleAttribute("data-highlighted", each === card);
  };
  let left = steps;
  let timer = setTimeout(step, delayMs);
  function step() {
    highlight(left > 0 ? cards[Math.floor(Math.random() * cards.length)] : undefined);
    left -= 1;
    if (left >= 0) timer = setTimeout(step, shortestMs + Math.random() * (maxMs - shortestMs));
  }
  return () => {
    clearTimeout(timer);
    highlight();
  };
}
