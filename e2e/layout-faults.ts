/** A picture with the part that nothing may cut, in shares (0 to 1) of its width and height. */
export interface Subject {
  /** What its address contains. */
  name: string;
  area: { left: number; top: number; right: number; bottom: number };
}

/**
 * What a reader would call broken in the page as it is laid out now, one line for each fault. Runs in the browser, so it
 * uses nothing from outside itself. Every text and control is brought into view and checked for what covers it.
 *
 * @param what `words`: also words broken over two lines; addresses may break anywhere
 */
export function layoutFaults(what: { subjects: readonly Subject[]; words?: boolean }): string[] {
  const faults = new Set<string>();
  const found = (fault: string, element: Element, by?: Element) =>
    faults.add(`${fault}: ${nameOf(element)}${by ? ` under ${nameOf(by)}` : ""}`);
  const nameOf = (element: Element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> "${words || (element.getAttribute("src") ?? "")}"`;
  };
  // Even what lets clicks through covers words.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*{pointer-events:auto!important;scroll-behavior:auto!important}");
  document.adoptedStyleSheets.push(sheet);

  const styleOf = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element) => {
    const known = styleOf.get(element) ?? getComputedStyle(element);
    styleOf.set(element, known);
    return known;
  };
  const chain = (element: Element | null) => {
    const all: Element[] = [];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) all.push(at);
    return all;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[inert],[role=tooltip],dialog:not([open])") &&
    // For screen readers only, or for robots.
    !chain(element).some(
      (at) =>
        style(at).clip === "rect(0px, 0px, 0px, 0px)" || (at.clientWidth === 1 && at.clientHeight === 1),
    );

  const isFixed = (element: Element) => style(element).position === "fixed";
  const inFixed = (element: Element) => chain(element).find(isFixed);
  const all = Array.from(document.body.querySelectorAll("*"));
  const fixed = all.filter((element) => isFixed(element) && isShown(element) && element.clientHeight > 0);
  const header = fixed.find((element) => element.tagName === "HEADER");
  const floating = fixed.filter((element) => element !== header && !chain(element).includes(header!));

  const texts: { element: Element; range: Range }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement!;
    if (!walker.currentNode.textContent?.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (range.getBoundingClientRect().width > 1) texts.push({ element, range });
  }
  const linesOf = (range: Range) =>
    Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);

  const ownTextAt = (element: Element, x: number, y: number) =>
    Array.from(element.childNodes).some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return linesOf(range).some(
        ({ left, right, top, height }) =>
          x > left && x < right && y > top + height / 4 && y < top + (height * 3) / 4,
      );
    });
  const replaced = /^(?:img|svg|path|video|canvas|iframe|input|textarea|select)$/i;
  const hasColour = ({ backgroundColor }: CSSStyleDeclaration) => !/^rgba\(.+, 0\)$/.test(backgroundColor);
  /** Whether `element`, or a part it lies in that `beneath` doesn't, hides what is beneath. */
  const isOpaque = (element: Element, beneath: Element) =>
    chain(element)
      .filter((at) => !at.contains(beneath))
      .some(
        (at) => replaced.test(at.tagName) || style(at).backgroundImage !== "none" || hasColour(style(at)),
      );
  /** What lies over `element` at a point of the window, other than fixed parts. */
  const coverAt = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    if (!top || top === element || element.contains(top) || top.contains(element)) return undefined;
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit === element || element.contains(hit) || hit.contains(element)) return undefined;
      if (hit.closest("label")?.contains(element)) return undefined;
      if (inFixed(hit) && !inFixed(element)) continue;
      if (isOpaque(hit, element) || ownTextAt(hit, x, y)) return hit;
    }
    return undefined;
  };

  const scrolls = (value: string) => value === "auto" || value === "scroll";
  const clips = (value: string) => value === "hidden" || value === "clip";
  /** How a line of text is cut by what it lies in, or hangs out of it; in what scrolls it may still be whole. */
  const cutOf = (element: Element, line: DOMRect) => {
    // A line is taller than its letters.
    const slack = line.height * 0.3;
    let boxed = false;
    let sideways = true;
    for (const at of chain(element)) {
      const { overflowX, overflowY, borderLeftWidth, borderRightWidth, display } = style(at);
      const box = at.getBoundingClientRect();
      const across = line.left < box.left - 1.5 || line.right > box.right + 1.5;
      const down = line.top < box.top - slack || line.bottom > box.bottom + slack;
      if (scrolls(overflowX)) sideways = false;
      if ((clips(overflowX) && sideways && across) || (clips(overflowY) && down)) return "text cut";
      const hasGround =
        display !== "inline" &&
        at !== document.body &&
        (hasColour(style(at)) ||
          (Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0));
      if (hasGround && !boxed && sideways && (across || down)) return "text outside its box";
      boxed ||= hasGround;
      if (scrolls(overflowY) && at.scrollHeight > at.clientHeight) return undefined;
    }
    const beside = line.left < -1 || line.right > innerWidth + 1;
    return sideways && beside ? "text outside the window" : undefined;
  };

  /** Scrolls a part of the page to the middle of the window unless it is well within it. */
  const bring = (top: number, bottom: number) => {
    if (top < 100 || bottom > innerHeight - 100) scrollBy(0, (top + bottom) / 2 - innerHeight / 2);
  };
  scrollTo(0, 0);
  const controls = all.filter(
    (element) =>
      element.matches("a[href],button,input:not([type=hidden]),select,textarea,summary") && isShown(element),
  );
  const flowing = controls.filter((element) => !inFixed(element));

  // The first view.
  for (const part of floating) {
    const over = part.getBoundingClientRect();
    const bar = header?.getBoundingClientRect();
    const within = bar && over.top >= bar.top && over.bottom <= bar.bottom;
    for (const element of within ? controls : flowing) {
      if (part.contains(element)) continue;
      for (const { left, right, top, bottom } of element.getClientRects()) {
        // What lies beside it now comes under it by scrolling.
        const later = within ? top < over.bottom && bottom > over.top : true;
        if (later && left < over.right && right > over.left && right > left)
          found("control passes", element, part);
      }
    }
    for (const { element, range } of within ? [] : texts)
      if (!inFixed(element))
        for (const line of linesOf(range))
          if (line.left < over.right - 1 && line.right > over.left + 1 && cutOf(element, line) === undefined)
            found("text passes", element, part);
  }

  for (const { element, range } of what.words ? texts : [])
    for (const { 0: chunk, index } of range.toString().matchAll(/\S+/g)) {
      if (/@|\w\.\w|:\/\//.test(chunk)) continue;
      // The letter of e-learning is no word of its own.
      for (const { 0: word, index: start } of chunk.matchAll(
        /(?:(?<![\p{L}])\p{L}-)?[\p{L}\p{N}\u02BB\u2019']+/gu,
      )) {
        const part = document.createRange();
        part.setStart(range.startContainer, index + start);
        part.setEnd(range.startContainer, index + start + word.length);
        const [first, ...others] = linesOf(part);
        if (first && others.some(({ top }) => top > first.top + first.height / 2))
          found(`broken word ${word}`, element);
      }
    }

  for (const { element, range } of texts) {
    const sticky = inFixed(element);
    for (let index = 0, lines = linesOf(range); index < lines.length; index += 1) {
      const before = lines[index]!;
      const cut = cutOf(element, before);
      if (cut) found(cut, element);
      if (cut || sticky?.contains(document.activeElement)) continue;
      if (!sticky && (before.top < 100 || before.bottom > innerHeight - 100)) {
        bring(before.top, before.bottom);
        lines = linesOf(range);
      }
      const { left, right, top, height } = lines[index] ?? before;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const cover = coverAt(element, x, top + height / 2);
        if (cover) found("text covered", element, cover);
      }
    }
  }

  for (const element of controls) {
    const { top, bottom } = element.getBoundingClientRect();
    if (!inFixed(element)) bring(top, bottom);
    for (const { left, right, top: y, bottom: end, width } of element.getClientRects()) {
      if (width < 2) continue;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const cover = coverAt(element, x, (y + end) / 2);
        if (cover) found("control covered", element, cover);
      }
    }
  }

  for (const image of document.images) {
    const subject = what.subjects.find(({ name }) => (image.currentSrc || image.src).includes(`/${name}.`));
    if (!subject || !isShown(image)) continue;
    const box = image.getBoundingClientRect();
    const natural = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const { objectFit, objectPosition } = style(image);
    const scale = { cover: Math.max, contain: Math.min }[objectFit];
    const width = scale ? scale(box.width, box.height * natural) : box.width;
    const height = scale ? width / natural : box.height;
    const [x = 0.5, y = 0.5] = objectPosition.split(" ").map((share) => Number.parseFloat(share) / 100);
    const left = box.left + (box.width - width) * x;
    const top = box.top + (box.height - height) * y;
    const { area } = subject;
    for (const at of chain(image)) {
      if (at !== image && !clips(style(at).overflowX) && !clips(style(at).overflowY)) continue;
      const frame = at.getBoundingClientRect();
      if (
        left + area.left * width < frame.left - 1 ||
        left + area.right * width > frame.right + 1 ||
        top + area.top * height < frame.top - 1 ||
        top + area.bottom * height > frame.bottom + 1
      )
        found("picture's subject cut", image);
    }
  }

  // Pictures and boxes that overlap, though neither is part of the other.
  const isBox = (element: Element) =>
    replaced.test(element.tagName) ||
    Number.parseFloat(style(element).borderLeftWidth) > 0 ||
    element.matches("a[href],button");
  const things = all
    .filter((element) => isBox(element) && !element.closest("svg svg, svg *") && isShown(element))
    .filter((element) => !chain(element).some((at) => /^(?:absolute|fixed|sticky)$/.test(style(at).position)))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 4 && box.height > 4)
    .toSorted((one, other) => one.box.top - other.box.top);
  for (const [place, { element, box }] of things.entries())
    for (let next = place + 1; next < things.length && things[next]!.box.top < box.bottom - 2; next += 1) {
      const { element: other, box: second } = things[next]!;
      if (element.contains(other) || other.contains(element)) continue;
      // A card's own button lies on the card, and so does the button's icon.
      const isOn = (one: Element, card: Element) => one.closest("button")?.parentElement?.contains(card);
      if (isOn(element, other) || isOn(other, element)) continue;
      if (box.left < second.right - 2 && box.right > second.left + 2)
        found("one over the other", element, other);
    }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);
  document.adoptedStyleSheets.pop();
  scrollTo(0, 0);
  return [...faults];
}

/**
 * Controls that a fixed part covers while they have the focus, wherever the page was scrolled to, and those whose ring is
 * cut on more than one side. In the browser.
 */
export function hiddenFocus(): string[] {
  const faults = new Set<string>();
  const fixed = Array.from(document.body.querySelectorAll("*")).filter(
    (element) =>
      getComputedStyle(element).position === "fixed" && element.clientHeight > 0 && element.checkVisibility(),
  );
  const controls = Array.from(
    document.querySelectorAll<HTMLElement>(
      "main :is(a[href],button,input,select,textarea,summary),footer a[href]",
    ),
  ).filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert]") &&
      element.tabIndex >= 0 &&
      !fixed.some((part) => part.contains(element)),
  );
  for (const control of controls) {
    for (const from of [4, innerHeight - 4]) {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollBy(0, control.getBoundingClientRect().bottom - from);
      control.focus();
      const box = control.getBoundingClientRect();
      if (box.height >= innerHeight / 2) continue;
      const name = (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 40);
      const { outlineOffset, outlineWidth } = getComputedStyle(control);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const clip = at.getBoundingClientRect();
        const cut = [
          clip.left - box.left,
          box.right - clip.right,
          clip.top - box.top,
          box.bottom - clip.bottom,
        ];
        if (cut.filter((by) => by + ring > 2).length > 1) faults.add(`its ring is cut: ${name}`);
      }
      for (const part of fixed) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          faults.add(`has the focus under ${part.tagName}: ${name} (${control.tagName})`);
      }
    }
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return [...faults];
}
