/**
 * The lines of the hero's sea, which bend and light up where a visitor touches them. Their points are in a file beside
 * the still picture (`public/images/art/archipelago.svg`), in pixels of the picture's own size.
 */
interface Sea {
  width: number;
  height: number;
  /** Each the x and y of where a line begins, and the ways from there to its next points. */
  crests: number[][];
  /** Path data. */
  islands: string;
  port: [x: number, y: number];
  colours: { line: string; land: string; port: string };
}

/** How long the sea moves after the last input. WCAG 2.2.2 allows five seconds, fade-out included. */
const [longest, ebbing] = [4300, 1600];
/** How many rings run at once, their pixels a second, half their width, how far they carry a line, and levels of light. */
const [maxRipples, speed, width, reach, lights] = [16, 170, 46, 11, 6];
/** In motion nobody sees a finer resolution. Where most frames take longer the still picture is better. */
const [maxPixels, slowMs] = [2_400_000, 50];

/**
 * Animates the picture below `canvas` in response to pointer, touches and scrolling; the canvas is visible only while
 * something moves. Throws when the points cannot be fetched. `controller` ends it; so does a machine that is too slow.
 */
export async function animateSea(canvas: HTMLCanvasElement, controller: AbortController): Promise<void> {
  const area = canvas.parentElement;
  const picture = area?.querySelector("img");
  const context = canvas.getContext("2d", { alpha: false });
  if (!area || !picture || !context) return;
  const { signal } = controller;
  const sea: Sea = await (await fetch(picture.currentSrc.replace(/svg$/, "json"), { signal })).json();
  const islands = new Path2D(sea.islands);
  const { color: light, backgroundColor: ground } = getComputedStyle(area);
  const opacity = Number(getComputedStyle(picture).opacity);
  /** Rings that run outwards from where they were born, and decay. */
  let ripples: { x: number; y: number; born: number; strength: number }[] = [];
  /** Left, top, right and bottom of texts, behind which no line lights up. */
  let texts: [number, number, number, number][] = [];
  let [frame, touched, drawnAt, slow, lastX, lastY, lastScroll] = [0, 0, 0, 0, 0, 0, scrollY];

  /** Where a point of the window is on the picture, which covers the area (`object-fit: cover`). */
  const placeOf = (x: number, y: number): [x: number, y: number] => {
    const box = area.getBoundingClientRect();
    const scale = Math.max(box.width / sea.width, box.height / sea.height);
    const [right, down] = [x - box.left - box.width / 2, y - box.top - box.height / 2];
    return [right / scale + sea.width / 2, down / scale + sea.height / 2];
  };
  const fit = () => {
    const box = area.getBoundingClientRect();
    const ratio = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (box.width * box.height)));
    Object.assign(canvas, { width: Math.round(box.width * ratio), height: Math.round(box.height * ratio) });
    const scale = Math.max(canvas.width / sea.width, canvas.height / sea.height);
    const [left, top] = [canvas.width - sea.width * scale, canvas.height - sea.height * scale];
    context.setTransform(scale, 0, 0, scale, left / 2, top / 2);
    texts = Array.from(area.querySelectorAll("h1,h1~p,p:first-child"), (text) => {
      const words = text.getBoundingClientRect();
      return [...placeOf(words.left - 20, words.top - 20), ...placeOf(words.right + 20, words.bottom + 20)];
    });
  };
  const ink = (colour: string, alpha: number) =>
    Object.assign(context, { fillStyle: colour, strokeStyle: colour, globalAlpha: alpha });

  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, and no array
  const fill = (path: Path2D, colour: string, alpha: number) => ink(colour, alpha).fill(path);

  /** Draws the sea at a time; `amount` is 0 for the still picture, 1 for the ripples as they are. */
  const paint = (time: number, amount: number) => {
    const levels = Array.from({ length: lights }, () => new Path2D());
    const rings = ripples.map(({ born, strength, ...from }) => {
      const age = (time - born) / 1000;
      return { ...from, radius: speed * age, high: strength * amount * Math.exp(-1.3 * age) };
    });
    for (const crest of sea.crests) {
      let [x, y, fromX, fromY, last] = [0, 0, 0, 0, -1];
      for (let at = 0; at < crest.length; at += 2) {
        [x, y] = [x + (crest[at] ?? 0), y + (crest[at + 1] ?? 0)];
        let [lift, toX, toY] = [0, x, y];
        for (const ring of rings) {
          const away = Math.hypot(x - ring.x, y - ring.y) || 1;
          const off = ((away - ring.radius) / width) ** 2;
          if (off > 6) continue;
          const high = ring.high * (1 - off) * Math.exp(-off);
          lift += high;
          toX += (reach * high * (x - ring.x)) / away;
          toY += (reach * high * (y - ring.y)) / away;
        }
        const isBehind = texts.some(([left, top, right, low]) => x > left && x < right && y > top && y < low);
        const level = isBehind ? 0 : Math.round(Math.min(1, Math.max(0, lift)) * (lights - 1));
        if (at > 0 && level !== last) levels[level]?.moveTo(fromX, fromY);
        if (at > 0) levels[(last = level)]?.lineTo(toX, toY);
        [fromX, fromY] = [toX, toY];
      }
    }
    ink(ground, 1).fillRect(0, 0, sea.width, sea.height);
    for (const [level, path] of levels.entries()) {
      const lit = level / (lights - 1);
      context.lineWidth = 1.2 * (1 + lit);
      ink(sea.colours.line, opacity).stroke(path);
      if (lit > 0) ink(light, lit).stroke(path);
    }
    const port = new Path2D();
    port.arc(...sea.port, 7, 0, 7);
    fill(islands, ground, 1);
    fill(islands, sea.colours.land, opacity);
    fill(port, sea.colours.port, opacity);
  };

  const rest = () => {
    cancelAnimationFrame(frame);
    [frame, ripples] = [0, []];
    canvas.style.opacity = "";
  };
  const move = (time: number) => {
    slow += (Number(time - drawnAt > slowMs) - slow) / 60;
    drawnAt = time;
    if (slow > 0.6) return controller.abort();
    const left = longest - (time - touched);
    if (left < 0) return rest();
    paint(time, Math.min(1, left / ebbing));
    frame = requestAnimationFrame(move);
  };
  const ripple = (windowX: number, windowY: number, strength: number) => {
    const [x, y] = placeOf(windowX, windowY);
    touched = performance.now();
    ripples = [...ripples, { x, y, born: touched, strength }].slice(-maxRipples);
    if (frame) return;
    drawnAt = touched;
    frame = requestAnimationFrame(move);
    canvas.style.opacity = "1";
  };
  const pointed = ({ type, clientX: x, clientY: y }: PointerEvent) => {
    if (type === "pointermove" && Math.hypot(x - lastX, y - lastY) < 40) return;
    [lastX, lastY] = [x, y];
    ripple(x, y, type === "pointermove" ? 0.3 : 1.4);
  };
  const scrolled = () => {
    const { left, bottom, width: wide } = area.getBoundingClientRect();
    if (bottom <= 0) return rest();
    if (Math.abs(scrollY - lastScroll) < 30) return;
    lastScroll = scrollY;
    ripple(left + wide * 0.8, bottom, 0.7);
  };
  for (const type of ["pointermove", "pointerdown"] as const)
    area.addEventListener(type, pointed, { signal, passive: true });
  addEventListener("scroll", scrolled, { signal, passive: true });
  const sizes = new ResizeObserver(fit);
  sizes.observe(area);
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    rest();
  });
}
