/** The still picture of the hero, read back as geometry. Lengths are pixels of the picture's own size. */
export interface Chart {
  width: number;
  height: number;
  /** Size of the water's cells. */
  cell: number;
  /** Width and colour of a crest's line. */
  stroke: number;
  line: string;
  land: string;
  islands: Path2D;
  /** Honiara. */
  port: { x: number; y: number; r: number; colour: string };
  crests: Line[];
  coasts: Line[];
}

/** x, y, x, y. */
export type Line = number[];

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
  const cell = width > 800 ? 8 : 5;
  // Between points: short enough to bend smoothly, long enough to be fast.
  const stride = 1.5 * cell;
  return {
    width,
    height,
    cell,
    stroke: number("stroke-width"),
    line: all("stroke")[0] ?? "",
    land,
    islands: new Path2D(islands),
    port: { x: number("cx"), y: number("cy"), r: number("r"), colour },
    crests: linesOf(swell, stride),
    coasts: linesOf(islands, stride),
  };
}

/** The lines of path data (M, l and q with whole numbers, z), their points about a `stride` apart. */
function linesOf(data: string, stride: number): Line[] {
  return data.split(/(?=M)/).map((part) => {
    const line: Line = [];
    let [x, y] = [0, 0];
    for (const [, command, list = ""] of part.matchAll(/([Mlq])([^Mlqz]+)/g)) {
      const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
      while (numbers.length > 0) {
        const [bendX = 0, bendY = 0] = command === "q" ? numbers.splice(0, 2) : numbers.map((way) => way / 2);
        const [endX = 0, endY = 0] = numbers.splice(0, 2);
        const length = Math.hypot(bendX, bendY) + Math.hypot(endX - bendX, endY - bendY);
        const pieces = command === "M" ? 1 : Math.max(1, Math.round(length / stride));
        for (let piece = 1; piece <= pieces; piece += 1) {
          const t = piece / pieces;
          const [bend, end] = [2 * t * (1 - t), t * t];
          line.push(x + bendX * bend + endX * end, y + bendY * bend + endY * end);
        }
        [x, y] = [x + endX, y + endY];
      }
    }
    return line;
  });
}
