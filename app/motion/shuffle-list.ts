// Inline after a list, so that it runs before the list is painted: puts its items in random order and tells the
// application which (`use-shuffled.ts`).
import { shuffle } from "./shuffle.ts";

const list = document.currentScript?.previousElementSibling;
if (list) {
  const items = [...list.children];
  const order = shuffle([...items.keys()]);
  list.append(...order.flatMap((place) => items[place] ?? []));
  document.documentElement.dataset["order"] = order.join(" ");
}
