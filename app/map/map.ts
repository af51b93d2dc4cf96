// Makes the map in this document move (`map-document.server.tsx`). The wheel or one finger scrolls the page around
// the map until the map has been chosen by click, tap or keyboard; two fingers, or the wheel with Ctrl, work at once.
const root = document.documentElement;
/* oxlint-disable typescript/no-non-null-assertion -- the document has each of these */
const map = document.querySelector<HTMLElement>("#map")!;
const svg = document.querySelector<SVGSVGElement>("#map svg")!;
const scale = document.querySelector<HTMLElement>("#scale")!;
const across = document.querySelector<HTMLElement>("#across")!;
const lettering = document.querySelector<HTMLStyleElement>("#lettering")!;
/* oxlint-enable */
const chart = { width: Number(svg.dataset.width), height: Number(svg.dataset.height) };
const office = { x: Number(svg.dataset.x), y: Number(svg.dataset.y) };
const kilometresPerUnit = Number(svg.dataset.km);
const first = svg.viewBox.baseVal;
const [firstX, firstY, firstWidth, firstHeight] = [first.x, first.y, first.width, first.height];
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Units per pixel at the closest zoom, and below which more is shown (`data-near` 3, 2, 1).
const nearest = 0.55;
const nears = [1, 2.9, 6.5];
const lengths = [500, 200, 100, 50, 20, 10, 5, 2, 1];

const size = () => ({ width: map.clientWidth || 1, height: map.clientHeight || 1 });
const widest = () => Math.max(nearest, Math.min(chart.width / size().width, chart.height / size().height));
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A view of the chart: its middle in units of the chart, and units per pixel. */
interface View {
  x: number;
  y: number;
  unit: number;
}
/** Pixels from the middle of the map. */
type Point = [right: number, down: number];

const atFirst = (): View => ({
  x: firstX + firstWidth / 2,
  y: firstY + firstHeight / 2,
  unit: Math.max(firstWidth / size().width, firstHeight / size().height),
});
let view = atFirst();
// Where it is going.
let goal = view;
let frame = 0;

// The nearest view that shows nothing but the chart.
const kept = (wish: View): View => {
  const unit = within(wish.unit, nearest, widest());
  const [half, tall] = [(unit * size().width) / 2, (unit * size().height) / 2];
  return {
    unit,
    x: within(wish.x, half, Math.max(half, chart.width - half)),
    y: within(wish.y, tall, Math.max(tall, chart.height - tall)),
  };
};
const moved = (from: View, [right, down]: Point): View => ({
  ...from,
  x: from.x + right * from.unit,
  y: from.y + down * from.unit,
});
// Zooms in `times`, keeping what is at `point` where it is.
const nearer = (from: View, times: number, [right, down]: Point): View => {
  const unit = within(from.unit / times, nearest, widest());
  const change = from.unit - unit;
  return { unit, x: from.x + right * change, y: from.y + down * change };
};

const draw = () => {
  const { x, y, unit } = view;
  const { width, height } = size();
  svg.setAttribute(
    "viewBox",
    [x - (unit * width) / 2, y - (unit * height) / 2, unit * width, unit * height].join(" "),
  );
  svg.style.setProperty("--u", String(unit));
  svg.dataset.near = String(3 - nears.filter((least) => unit > least).length);
  const room = 140 * unit * kilometresPerUnit;
  const length = lengths.find((kilometres) => kilometres <= room) ?? 1;
  scale.style.width = `${length / unit / kilometresPerUnit}px`;
  scale.textContent = (scale.dataset.length ?? "").replace("{km}", String(length));
};

// Says once where a movement ends.
const tell = () => {
  const kilometres = Math.round(goal.unit * size().width * kilometresPerUnit);
  const text = (across.dataset.across ?? "").replace("{km}", String(kilometres));
  if (across.textContent !== text) across.textContent = text;
  for (const [name, end] of Object.entries({ in: nearest, out: widest() })) {
    const button = document.querySelector(`[data-does=${name}]`);
    button?.setAttribute("aria-disabled", String(Math.abs(goal.unit - end) < 0.001));
  }
};

const show = (next: View, glides = false) => {
  cancelAnimationFrame(frame);
  goal = kept(next);
  tell();
  const from = view;
  const began = performance.now();
  const step = (now: number) => {
    const part = glides && !still.matches ? within((now - began) / 240, 0, 1) : 1;
    const eased = 1 - (1 - part) ** 3;
    const between = (name: "x" | "y") => from[name] + (goal[name] - from[name]) * eased;
    const unit = from.unit * (goal.unit / from.unit) ** eased;
    view = part < 1 ? { x: between("x"), y: between("y"), unit } : goal;
    draw();
    if (part < 1) frame = requestAnimationFrame(step);
  };
  step(began);
};
const glide = (next: View) => show(next, true);

// The office stays where it is while it is in view.
const zoom = (times: number) => {
  const point: Point = [(office.x - goal.x) / goal.unit, (office.y - goal.y) / goal.unit];
  const isSeen = Math.abs(point[0]) < size().width / 2 && Math.abs(point[1]) < size().height / 2;
  glide(nearer(goal, times, isSeen ? point : [0, 0]));
};
const step = (right: number, down: number) => {
  const { width, height } = size();
  glide(moved(goal, [right * width * 0.2, down * height * 0.2]));
};
const does = { in: () => zoom(2), out: () => zoom(0.5), back: () => glide(atFirst()) };
for (const [name, act] of Object.entries(does))
  document.querySelector(`[data-does=${name}]`)?.addEventListener("click", act);

const keys: Record<string, () => void> = {
  ArrowLeft: () => step(-1, 0),
  ArrowRight: () => step(1, 0),
  ArrowUp: () => step(0, -1),
  ArrowDown: () => step(0, 1),
  "+": does.in,
  "=": does.in,
  "-": does.out,
  _: does.out,
  0: does.back,
  Home: does.back,
};
map.addEventListener("keydown", (event) => {
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});

const isChosen = () => document.hasFocus() && document.activeElement === map;
const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top, width, height } = map.getBoundingClientRect();
  return [clientX - left - width / 2, clientY - top - height / 2];
};

map.addEventListener(
  "wheel",
  (event) => {
    const asked = event.ctrlKey || event.metaKey;
    if (!asked && !isChosen()) return;
    const turn = event.deltaY * (event.deltaMode === 0 ? 1 : 20);
    const next = kept(nearer(view, 2 ** (-turn * (event.ctrlKey ? 0.01 : 0.004)), at(event)));
    // At the end of the zoom the wheel scrolls the page again.
    if (!asked && next.unit === view.unit) return;
    event.preventDefault();
    show(next);
  },
  { passive: false },
);
map.addEventListener("dblclick", (event) => glide(nearer(goal, 2, at(event))));

/** What holds the map: the mouse, a finger, or two, their middle and how far they are apart. */
interface Grip {
  middle: Point;
  apart: number;
}
const gripOf = ([one = [0, 0], other = one]: Point[]): Grip => ({
  middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2],
  apart: Math.hypot(one[0] - other[0], one[1] - other[1]),
});
let held = gripOf([]);
const drag = (grip: Grip) => {
  const [x, y] = grip.middle;
  const next = moved(view, [held.middle[0] - x, held.middle[1] - y]);
  const isPinch = grip.apart > 0 && held.apart > 0;
  // A finger more, or one less, takes hold anew.
  if (isPinch || grip.apart === held.apart)
    show(isPinch ? nearer(next, grip.apart / held.apart, [x, y]) : next);
  held = grip;
};

map.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "touch" || event.button !== 0) return;
  map.setPointerCapture(event.pointerId);
  held = gripOf([at(event)]);
});
map.addEventListener("pointermove", (event) => {
  if (map.hasPointerCapture(event.pointerId)) drag(gripOf([at(event)]));
});
map.addEventListener("touchstart", ({ touches }) => (held = gripOf(Array.from(touches, at))), {
  passive: true,
});
map.addEventListener(
  "touchmove",
  (event) => {
    if (event.touches.length === 1 && !isChosen()) return;
    if (event.cancelable) event.preventDefault();
    root.dataset.moving = "";
    drag(gripOf(Array.from(event.touches, at)));
  },
  { passive: false },
);

map.tabIndex = 0;
map.setAttribute("role", "application");
map.setAttribute("aria-labelledby", "title");
map.setAttribute("aria-describedby", "keys");
root.dataset.script = "";
try {
  // The page around this one, or an earlier one, has loaded the site's fonts (`document/start.ts`).
  if (localStorage.getItem("fonts")) lettering.media = "all";
} catch {
  // Storage is refused.
}
new ResizeObserver(() => show(view)).observe(map);
show(view);
