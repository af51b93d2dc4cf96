/** The still picture of the hero, read back as geometry. Lengths are pixels of the picture's own size. */
export interface Chart {
  width: number;
  height: number;
  /** Width and colour of a crest's line, colour of the land. */
  stroke: number;
  line: string;
  land: string;
  /** Coasts as path data. */
  islands: string;
  /** Honiara. */
  port: { x: number; y: number; r: number; colour: string };
  /** Points of all crests, then of all coasts: x, y, x, y. */
  points: Float32Array;
  /** 1 where a point begins a new line. */
  begins: Uint8Array;
  /** Index of the first point of a coast. */
  coasts: number;
}

/** Distance between points: short enough to bend smoothly, long enough to be fast. */
const stride = 12;

/**
 * Reads the picture at `url`, already in the browser's cache, so the data is not sent twice. Uses patterns because a
 * parser would be a Trusted Types sink. Throws when it cannot be read.
 */
export async function readChart(url: string): Promise<Chart> {
  const svg = await (await fetch(url, { cache: "force-cache" })).text();
  const all = (name: string) =>
    Array.from(svg.matchAll(new RegExp(` ${name}="([^"]+)"`, "g")), ([, value = ""]) => value);
  const number = (name: string) => Number(all(name)[0]);
  const [, , width = 0, height = 0] = (all("viewBox")[0] ?? "").split(" ").map(Number);
  const [swell = "", islands = ""] = all("d");
  const [, land = "", colour = ""] = all("fill");
  const points: number[] = [];
  const begins: number[] = [];
  trace(swell, points, begins);
  const coasts = begins.length;
  trace(islands, points, begins);
  return {
    width,
    height,
    stroke: number("stroke-width"),
    line: all("stroke")[0] ?? "",
    land,
    islands,
    port: { x: number("cx"), y: number("cy"), r: number("r"), colour },
    points: Float32Array.from(points),
    begins: Uint8Array.from(begins),
    coasts,
  };
}

/** Adds path data (M, l, q with whole numbers, z) as points about a `stride` apart. */
function trace(data: string, points: number[], begins: number[]): void {
  let [x, y] = [0, 0];
  const put = (px: number, py: number, first: number) => begins.push((points.push(px, py), first));
  for (const [, command, list = ""] of data.matchAll(/([Mlq])([^Mlqz]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (list.match(/-?\d+/g) ?? []).map(Number);
    if (command === "M") {
      [x, y] = [a, b];
      put(x, y, 1);
      continue;
    }
    const [bendX, bendY, endX, endY] = command === "q" ? [a, b, c, d] : [a / 2, b / 2, a, b];
    const length = Math.hypot(bendX, bendY) + Math.hypot(endX - bendX, endY - bendY);
    const pieces = Math.max(1, Math.round(length / stride));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      const [bend, end] = [2 * t * (1 - t), t * t];
      put(x + bendX * bend + endX * end, y + bendY * bend + endY * end, 0);
    }
    [x, y] = [x + endX, y + endY];
  }
}
