/** Lines as lists of points: joining, thinning, drawing as SVG path data. */

export type Point = [x: number, y: number];
export type Line = Point[];

const keyOf = ([x, y]: Point) => `${Math.round(x * 64)},${Math.round(y * 64)}`;

/** Joins segments that share an end into lines of four points or more. */
export function joinSegments(segments: readonly [Point, Point][]): Line[] {
  const neighbours = new Map<string, Set<string>>();
  const points = new Map<string, Point>();
  const link = (from: string, to: string) => {
    const known = neighbours.get(from);
    if (known) known.add(to);
    else neighbours.set(from, new Set([to]));
  };
  for (const [a, b] of segments) {
    const [from, to] = [keyOf(a), keyOf(b)];
    if (from === to) continue;
    points.set(from, a).set(to, b);
    link(from, to);
    link(to, from);
  }
  const lines: Line[] = [];
  const walk = (start: string) => {
    const line: Line = [];
    for (let key: string | undefined = start; key !== undefined;) {
      line.push(points.get(key) as Point);
      const next: string | undefined = neighbours.get(key)?.values().next().value;
      if (next !== undefined) {
        neighbours.get(key)?.delete(next);
        neighbours.get(next)?.delete(key);
      }
      key = next;
    }
    if (line.length > 3) lines.push(line);
  };
  const ends = [...neighbours].filter(([, next]) => next.size === 1).map(([key]) => key);
  for (const key of ends) if (neighbours.get(key)?.size) walk(key);
  for (const key of neighbours.keys()) if (neighbours.get(key)?.size) walk(key);
  return lines;
}

/** Drops points that lie within `tolerance` of the line without them (Douglas-Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const keep = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [start, end] = [line[from] as Point, line[to] as Point];
    let farthest = -1;
    let most = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const away = distance(line[index] as Point, start, end);
      if (away > most) [most, farthest] = [away, index];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_point, index) => keep.has(index));
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

/** Path data with softened corners, in whole numbers; `end` closes each line, or leaves it open. */
export function pathData(lines: readonly Line[], end: "" | "z" = ""): string {
  return lines
    .map((line) => {
      const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      if (points.length < 4) return `M${points.join("L")}${end}`;
      const bends = points.slice(1, -1).map(([x, y], index) => {
        const [nextX, nextY] = points[index + 2] as Point;
        const isLast = index === points.length - 3;
        return `Q${x} ${y} ${isLast ? `${nextX} ${nextY}` : `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`}`;
      });
      return `M${points[0]?.join(" ")}${bends.join("")}${end}`;
    })
    .join("");
}

/** Cuts `lines` to a frame with a margin around it. */
export function clip(lines: readonly Line[], width: number, height: number): Line[] {
  const margin = 8;
  const inside = ([x, y]: Point) => x > -margin && y > -margin && x < width + margin && y < height + margin;
  return lines.flatMap((line) => {
    const parts: Line[] = [[]];
    for (const point of line) {
      if (inside(point)) parts.at(-1)?.push(point);
      else if (parts.at(-1)?.length) parts.push([]);
    }
    return parts.filter((part) => part.length > 4);
  });
}

/** Which cells of a grid lie inside any of `rings` (even-odd scan lines). */
export function rasterise(rings: readonly Line[], width: number, height: number): Uint8Array {
  const cells = new Uint8Array(width * height);
  for (const ring of rings) {
    for (let y = 0; y < height; y += 1) {
      const middle = y + 0.5;
      const cuts: number[] = [];
      ring.forEach(([x1, y1], index) => {
        const [x2, y2] = ring.at(index - 1) as Point;
        if (y1 > middle !== y2 > middle) cuts.push(x1 + ((middle - y1) / (y2 - y1)) * (x2 - x1));
      });
      cuts.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < cuts.length; pair += 2) {
        const from = Math.max(0, Math.ceil((cuts[pair] ?? 0) - 0.5));
        const to = Math.min(width - 1, Math.floor((cuts[pair + 1] ?? 0) - 0.5));
        for (let x = from; x <= to; x += 1) cells[y * width + x] = 1;
      }
    }
  }
  return cells;
}
