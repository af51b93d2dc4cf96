/** The box in which the lines of one year bend, and how far apart they run, in units of the drawing. */
const box = { width: 100, height: 160, step: 5 };
const gapOf = (count: number) => Math.min(19, 80 / Math.max(1, count - 1));

/**
 * The swell that runs down beside the years (R-ABT-03): at each it parts round a larger islet, and leaves with one
 * line more. Decoration; the list says what it stands for.
 *
 * @param index which of the `count` years it is beside, from 0
 */
export function StorySwell({ index, count }: { index: number; count: number }) {
  const gap = gapOf(count);
  const radius = Math.round(7 + (13 * index) / Math.max(1, count - 1));
  const after = Array.from({ length: index + 1 }, (_, line) => Math.round((line - index / 2) * gap));
  const isLast = index === count - 1;
  return (
    <div className="h-full flex flex-col text-link" aria-hidden="true">
      <svg viewBox={`0 0 ${box.width} ${box.height}`} className="block w-full aspect-[5/8] shrink-0">
        <Lines d={after.map((_, line) => lineOf(line, index, gap, radius)).join("")} />
        <circle
          cx={box.width / 2}
          cy={box.height / 2}
          r={radius}
          className={isLast ? "fill-coral-500" : "fill-current"}
        />
      </svg>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block w-full flex-1 min-h-0 h-0 -my-px">
        <Lines d={after.map((sideways) => `M${box.width / 2 + sideways} 0v10`).join("")} />
      </svg>
    </div>
  );
}

function Lines({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="currentColor" strokeWidth={2.5} vectorEffect="non-scaling-stroke" />;
}

/** Line `line` of those that leave the islet; the newest, in the middle, starts there, the others part round it. */
function lineOf(line: number, index: number, gap: number, radius: number): string {
  const middle = box.height / 2;
  const newest = Math.ceil(index / 2);
  const leaves = Math.round((line - index / 2) * gap);
  if (line === newest)
    return `M50 ${middle}C50 ${middle + 45} ${50 + leaves} ${middle + 40} ${50 + leaves} ${box.height}`;
  const comes = Math.round(((line < newest ? line : line - 1) - (index - 1) / 2) * gap);
  const side = line < newest ? -1 : 1;
  const points: string[] = [];
  for (let y = 0; y <= box.height; y += box.step) {
    const down = y / box.height;
    const own = comes + (leaves - comes) * down * down * (3 - 2 * down);
    // Like a stream round a stone: displaced most beside it, not at all a few lengths away.
    const near = Math.max(0, 1 - ((y - middle) / (radius * 1.5 + 45)) ** 2) ** 4;
    const away = Math.sqrt(own ** 2 + (radius + 9) ** 2 * near);
    points.push(`${Math.round((box.width / 2 + side * away) * 10) / 10} ${y}`);
  }
  return `M${points.join("L")}`;
}
