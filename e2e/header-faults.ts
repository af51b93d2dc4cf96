/**
 * What is wrong with the header as it is laid out now, one line for each fault: a control that leaves the window, overlaps
 * another or cannot be pressed; words outside the bar. Runs in the browser, so it uses nothing from outside itself.
 */
export function headerFaults(): string[] {
  const faults: string[] = [];
  const header = document.querySelector("header")!;
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("dialog,[role=tooltip]");
  const controls = Array.from(document.querySelectorAll("header :is(a,button), [aria-label*=Advisor]"))
    .filter(isShown)
    .map((element) => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));
  const bar = header.getBoundingClientRect();
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1;
  for (const [place, { element, name, box }] of controls.entries()) {
    if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push(`"${name}" leaves the window`);
    if (box.width < 24 || box.height < 24) faults.push(`"${name}" is smaller than 24 px`);
    for (const other of controls.slice(place + 1))
      if (overlap(box, other.box)) faults.push(`"${name}" and "${other.name}" lie over one another`);
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!top || !(element.contains(top) || top.contains(element))) faults.push(`"${name}" cannot be pressed`);
  }
  const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement!;
    // One pixel wide: for screen readers only.
    if (!isShown(element) || element.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      const isInCorner = line.top > bar.bottom;
      // A line is taller than its letters.
      const slack = line.height * 0.2;
      const isOut = line.top < bar.top - slack || line.bottom > bar.bottom + slack;
      if (!isInCorner && (isOut || line.left < 0 || line.right > innerWidth))
        faults.push(`the words "${nameOf(element)}" stand outside of the header`);
      for (const other of controls)
        if (!other.element.contains(element) && !element.contains(other.element) && overlap(line, other.box))
          faults.push(`the words "${nameOf(element)}" lie over "${other.name}"`);
    }
  }
  if (!controls.some(({ name }) => name === "Menu" || name === "Contact")) faults.push("no menu is there");
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  return faults;
}
