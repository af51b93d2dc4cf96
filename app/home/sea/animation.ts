import { readChart } from "./chart.ts";
import { createInk } from "./ink.ts";
import { createWater } from "./water.ts";

/** How long the water moves after the last input. WCAG 2.2.2 allows five seconds, fade-out included. */
const longest = 4300;
const ebbing = 1600;
const frameMs = 1000 / 60;
/** Most pixels to draw: in motion nobody sees a finer resolution. */
const mostPixels = 2_400_000;
/** Where most frames take longer the still picture is better. */
const slowMs = 50;

/**
 * Animates the water of a picture in response to the pointer, touches and scrolling, on `canvas` above it. The canvas
 * is only visible while something moves. Throws when the picture cannot be read.
 *
 * @param stay ends it; so does a machine that is too slow
 */
export async function animateSea(canvas: HTMLCanvasElement, stay: AbortController): Promise<void> {
  const area = canvas.parentElement;
  const picture = area?.querySelector("img");
  const context = canvas.getContext("2d", { alpha: false });
  if (!area || !picture || !context) return;
  const { signal } = stay;
  const chart = await readChart(picture.currentSrc);
  if (signal.aborted) return;
  const water = createWater(chart);
  const { color, backgroundColor } = getComputedStyle(area);
  const style = { ground: backgroundColor, light: color, opacity: Number(getComputedStyle(picture).opacity) };
  /** Left, top, right and bottom of texts, on the chart. */
  let texts: [number, number, number, number][] = [];
  /** Under text the water stays dark. */
  const calm = (x: number, y: number): number => {
    let most = 1;
    for (const [left, top, right, bottom] of texts)
      most = Math.min(most, 0.25 + 0.0125 * Math.max(left - x, x - right, top - y, y - bottom, 0));
    return most;
  };
  const paint = createInk(chart, water, context, style, calm);

  /** Where a point of the window is on the chart, which covers the area (`object-fit: cover`). */
  const placeOf = (x: number, y: number): [x: number, y: number] => {
    const { left, top, width, height } = area.getBoundingClientRect();
    const scale = Math.max(width / chart.width, height / chart.height);
    return [
      (x - left - width / 2) / scale + chart.width / 2,
      (y - top - height / 2) / scale + chart.height / 2,
    ];
  };

  /** Takes the size of the picture. */
  const fit = (): void => {
    const { width, height } = area.getBoundingClientRect();
    // The page has been left.
    if (width === 0) return stay.abort();
    const ratio = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)));
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    const scale = Math.max(canvas.width / chart.width, canvas.height / chart.height);
    const [left, top] = [canvas.width - chart.width * scale, canvas.height - chart.height * scale];
    context.setTransform(scale, 0, 0, scale, left / 2, top / 2);
    texts = Array.from(area.querySelectorAll("h1,h1~p,p:first-child"), (text) => {
      const box = text.getBoundingClientRect();
      return [...placeOf(box.left, box.top), ...placeOf(box.right, box.bottom)];
    });
    paint(amount);
  };

  let frame = 0;
  let touched = 0;
  let drawnAt = 0;
  let owed = 0;
  let amount = 0;
  /** Share of recent frames that took too long. */
  let slow = 0;

  function wake(): void {
    touched = performance.now();
    if (frame) return;
    drawnAt = touched;
    frame = requestAnimationFrame(move);
    canvas.style.opacity = "1";
  }
  function rest(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    water.rest();
    canvas.style.opacity = "";
  }
  function move(time: number): void {
    const passed = Math.max(0, time - drawnAt);
    drawnAt = time;
    slow += (Number(passed > slowMs) - slow) / 60;
    if (slow > 0.6) return stay.abort();
    // At 60 Hz one step per frame despite timer jitter; at other rates as many as are due.
    owed += Math.abs(passed - frameMs) < 4 ? frameMs : Math.min(slowMs, passed);
    let highest = 1;
    for (; owed >= frameMs; owed -= frameMs) highest = water.step();
    const left = longest - (time - touched);
    if (left < 0 || highest < 0.004) return rest();
    const share = Math.min(1, left / ebbing);
    amount = share * share * (3 - 2 * share);
    paint(amount);
    frame = requestAnimationFrame(move);
  }

  const options = { signal, passive: true };
  let [lastX, lastY, lastTime] = [0, 0, 0];
  area.addEventListener(
    "pointermove",
    ({ clientX, clientY, timeStamp }) => {
      const [x, y] = placeOf(clientX, clientY);
      const isWay = timeStamp - lastTime < 200;
      const far = Math.hypot(x - lastX, y - lastY) / chart.cell;
      if (isWay && far < 1) return;
      // A wake: presses the water all along the pointer's path, equally deep at any speed.
      const presses = isWay ? Math.min(10, Math.ceil(far / 2)) : 0;
      for (let press = 1; press <= presses; press += 1) {
        const part = press / presses;
        water.press(lastX + (x - lastX) * part, lastY + (y - lastY) * part, 0.3 * Math.min(1, far / 2));
      }
      [lastX, lastY, lastTime] = [x, y, timeStamp];
      if (presses) wake();
    },
    options,
  );
  area.addEventListener(
    "pointerdown",
    ({ clientX, clientY }) => {
      water.press(...placeOf(clientX, clientY), 3.2);
      wake();
    },
    options,
  );
  let from = scrollY;
  addEventListener(
    "scroll",
    () => {
      const by = Math.abs(scrollY - from);
      from = scrollY;
      if (area.getBoundingClientRect().bottom <= 0) return rest();
      water.heave(Math.min(0.06, by * 0.002));
      wake();
    },
    options,
  );
  const sized = new ResizeObserver(fit);
  sized.observe(area);
  signal.addEventListener("abort", () => {
    sized.disconnect();
    rest();
  });
}
