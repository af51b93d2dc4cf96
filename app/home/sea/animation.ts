import { readChart } from "./chart.ts";
import { type Colour, colourTable, createInk, markLand, mix, pixel, type View } from "./ink.ts";
import { createWater, rim } from "./water.ts";

/** How long the water moves after the last input. WCAG 2.2.2 allows five seconds, fade-out included. */
const longest = 4300;
const ebbing = 1600;
const frameMs = 1000 / 60;
/** Most pixels to draw: in motion nobody sees a finer resolution. */
const mostPixels = 2_400_000;
/**
 * Budget of a frame out of 16 ms. When most frames exceed it the resolution drops, and in the end the animation stops.
 */
const dearMs = 13;

/**
 * Animates the water of a picture in response to the pointer, touches and scrolling, on `canvas` above it. The canvas
 * is only visible while something moves. Throws when the picture cannot be read.
 *
 * @param stay ends it; so does a machine that is too slow
 */
export async function animateSea(canvas: HTMLCanvasElement, stay: AbortController): Promise<void> {
  const area = canvas.parentElement;
  const picture = area?.querySelector("img");
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!area || !picture || !context) return;
  const { signal } = stay;
  const chart = await readChart(picture.currentSrc);
  const cell = chart.width > 800 ? 8 : 5;
  const columns = Math.ceil(chart.width / cell) + 2 * rim;
  const rows = Math.ceil(chart.height / cell) + 2 * rim;
  const islands = new Path2D(chart.islands);
  const water = createWater(columns, rows, landOf(islands, columns, rows, cell), 48 / cell);
  const calm = new Float32Array(columns * rows);
  const draw = createInk(chart, water, cell, calm);

  const { color, backgroundColor } = getComputedStyle(area);
  const opacity = Number(getComputedStyle(picture).opacity);
  const ground = numbersOf(context, backgroundColor);
  const text = numbersOf(context, color);
  const line = mix(ground, numbersOf(context, chart.line), opacity);
  const land = mix(ground, numbersOf(context, chart.land), opacity);
  const colours = {
    water: colourTable(ground, [mix(ground, line, 0.3), line, mix(line, text, 0.94)]),
    coast: colourTable(land, [land, text]),
  };

  let ratio = 0;
  let finest = devicePixelRatio;
  let view: View = { width: 0, height: 0, scale: 1, left: 0, top: 0 };
  let image = new ImageData(1, 1);
  let target = new Int32Array();
  let bed = target;

  /** Converts window coordinates to a column and row of the water. */
  const placeOf = (x: number, y: number): [column: number, row: number] => {
    const box = area.getBoundingClientRect();
    const scale = Math.max(box.width / chart.width, box.height / chart.height) * cell;
    return [
      (x - (box.left + box.right) / 2) / scale + columns / 2,
      (y - (box.top + box.bottom) / 2) / scale + rows / 2,
    ];
  };

  /** Measures the picture again and redraws its still parts. */
  const fit = (): void => {
    const box = area.getBoundingClientRect();
    // The page has been left.
    if (!box.width) return stay.abort();
    ratio = Math.min(finest, Math.sqrt(mostPixels / (box.width * box.height)));
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    const scale = Math.max(width / chart.width, height / chart.height);
    view = {
      width,
      height,
      scale,
      left: (width - chart.width * scale) / 2,
      top: (height - chart.height * scale) / 2,
    };
    Object.assign(canvas, { width, height });
    const { port } = chart;
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, width, height);
    context.setTransform(scale, 0, 0, scale, view.left, view.top);
    context.globalAlpha = opacity;
    context.fillStyle = chart.land;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, and no array
    context.fill(islands);
    context.fillStyle = port.colour;
    context.beginPath();
    context.arc(port.x, port.y, port.r, 0, 7);
    context.fill();
    image = context.getImageData(0, 0, width, height);
    target = new Int32Array(image.data.buffer);
    bed = target.slice();
    markLand(bed, pixel(ground));
    // Under text the water stays dark.
    const boxes = Array.from(area.querySelectorAll("h1,h1~p,p:first-child"), (words) => {
      const { left, top, right, bottom } = words.getBoundingClientRect();
      return [...placeOf(left, top), ...placeOf(right, bottom)] as const;
    });
    calm.fill(1);
    for (const [left, top, right, bottom] of boxes)
      for (let at = 0; at < calm.length; at += 1) {
        const x = Math.max(left - (at % columns), 0, (at % columns) - right);
        const y = Math.max(top - at / columns, 0, at / columns - bottom);
        calm[at] = Math.min(calm[at]!, 0.25 + 0.1 * Math.max(x, y));
      }
    stale = false;
  };

  let frame = 0;
  let touched = 0;
  let drawnAt = 0;
  let owed = 0;
  /** Share of recent frames that took too long. */
  let dear = 0;
  let lean = 0;
  let leaning = 0;
  let scrolled = 0;
  let stale = true;

  function wake(): void {
    touched = performance.now();
    if (frame || document.hidden) return;
    drawnAt = touched;
    frame = requestAnimationFrame(move);
    canvas.style.opacity = "1";
  }
  function rest(): void {
    cancelAnimationFrame(frame);
    frame = lean = leaning = scrolled = 0;
    water.rest();
    canvas.style.opacity = "";
  }
  const move = (time: number): void => {
    const began = performance.now();
    const passed = Math.min(50, Math.max(0, time - drawnAt));
    drawnAt = time;
    if (scrolled) {
      // Scrolling tilts the sea and sends a swell through all of it.
      water.heave(Math.min(0.05, Math.abs(scrolled) * 0.0015));
      leaning = Math.max(-1.6, Math.min(1.6, leaning + scrolled * 0.02));
      scrolled = 0;
    }
    // At 60 Hz one step per frame despite timer jitter; at other rates as many as are due.
    owed += Math.abs(passed - frameMs) < 4 ? frameMs : passed;
    let highest = 1;
    for (; owed >= frameMs; owed -= frameMs) {
      leaning = (leaning - lean * 0.012) * 0.94;
      lean += leaning;
      highest = water.step() + Math.abs(lean) + Math.abs(leaning);
    }
    const left = longest - (time - touched);
    if (left < 0 || highest < 0.004) return rest();
    if (stale) return refit();
    const share = Math.min(1, left / ebbing);
    const amount = share * share * (3 - 2 * share);
    draw(target, bed, view, colours, amount, lean * amount);
    context.putImageData(image, 0, 0);
    dear += (Number(performance.now() - began > dearMs) - dear) / 60;
    frame = requestAnimationFrame(move);
    if (dear > 0.6) coarser();
  };
  function refit(): void {
    frame = requestAnimationFrame(move);
    fit();
  }
  /** Too slow for this machine: fewer pixels from now on, or the still picture. */
  function coarser(): void {
    dear = 0;
    finest = ratio * 0.7;
    stale = true;
    if (finest < 0.6) stay.abort();
  }

  if (signal.aborted) return;
  const options = { signal, passive: true };
  let [lastX, lastY, lastTime] = [0, 0, 0];
  area.addEventListener(
    "pointermove",
    ({ clientX, clientY, timeStamp }) => {
      const [x, y] = placeOf(clientX, clientY);
      const isWay = timeStamp - lastTime < 200;
      const far = Math.hypot(x - lastX, y - lastY);
      if (isWay && far < 1) return;
      // A wake: presses the water all along the pointer's path, equally deep at any speed.
      const presses = isWay ? Math.min(10, Math.ceil(far / 2)) : 0;
      for (let press = 1; press <= presses; press += 1)
        water.press(
          lastX + ((x - lastX) * press) / presses,
          lastY + ((y - lastY) * press) / presses,
          0.3 * Math.min(1, far / 2),
        );
      [lastX, lastY, lastTime] = [x, y, timeStamp];
      if (presses) wake();
    },
    options,
  );
  area.addEventListener(
    "pointerdown",
    ({ clientX, clientY }) => {
      wake();
      water.press(...placeOf(clientX, clientY), 3.2);
    },
    options,
  );
  let isSeen = true;
  let from = scrollY;
  addEventListener(
    "scroll",
    () => {
      scrolled += isSeen ? scrollY - from : 0;
      from = scrollY;
      if (scrolled) wake();
    },
    options,
  );
  document.addEventListener("visibilitychange", () => document.hidden && rest(), options);
  const seen = new IntersectionObserver((entries) => {
    isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    if (!isSeen) rest();
  });
  seen.observe(area);
  const sized = new ResizeObserver(() => {
    stale = true;
    if (!frame) fit();
  });
  sized.observe(area);

  signal.addEventListener("abort", () => {
    rest();
    seen.disconnect();
    sized.disconnect();
  });
}

/** Which cells are land: the islands painted small and read back. */
function landOf(islands: Path2D, columns: number, rows: number, cell: number): Uint8Array {
  const small = Object.assign(document.createElement("canvas"), { width: columns, height: rows });
  const context = small.getContext("2d", { willReadFrequently: true })!;
  context.setTransform(1 / cell, 0, 0, 1 / cell, rim, rim);
  context.fill(islands);
  const { data } = context.getImageData(0, 0, columns, rows);
  return Uint8Array.from({ length: columns * rows }, (_, at) => Number(data[at * 4 + 3]! > 110));
}

/** The red, green and blue of any CSS colour. */
function numbersOf(context: CanvasRenderingContext2D, colour: string): Colour {
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
