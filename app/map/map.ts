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
const { x: firstX, y: firstY, width: firstWidth, height: firstHeight } = svg.viewBox.baseVal;
const first = { x: firstX + firstWidth / 2, y: firstY + firstHeight / 2 };
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Units per pixel at the closest zoom, and below which more is shown (`data-near` 3, 2, 1).
const nearest = 0.55;
const nears = [1, 2.9, 6.5];
const lengths = [500, 200, 100, 50, 20, 10, 5, 2, 1];

const size = () => ({ width: map.clientWidth || 1, height: map.clientHeight || 1 });
const widest = () => Math.min(chart.width / size().width, chart.height / size().height);
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A view of the chart: its middle in units of the chart, and units per pixel. */
interface View {
  x: number;
  y: number;
  unit: number;
}

const wholeFirst = () => Math.max(firstWidth / size().width, firstHeight / size().height);
let view: View = { ...first, unit: wholeFirst() };
let goal = view;
let frame = 0;

const possible = (unit: number) => within(unit, nearest, Math.max(nearest, widest()));
const kept = (wish: View) => {
  const { x, y } = wish;
  const unit = possible(wish.unit);
  const [half, tall] = [(unit * size().width) / 2, (unit * size().height) / 2];
  return {
    unit,
    x: within(x, half, Math.max(half, chart.width - half)),
    y: within(y, tall, Math.max(tall, chart.height - tall)),
  };
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

const tell = () => {
  const kilometres = Math.round(view.unit * size().width * kilometresPerUnit);
  across.textContent = (across.dataset.across ?? "").replace("{km}", String(kilometres));
  for (const [does, end] of [
    ["in", nearest],
    ["out", widest()],
  ] as const) {
    const button = document.querySelector(`[data-does=${does}]`);
    button?.setAttribute("aria-disabled", String(Math.abs(goal.unit - end) < 0.001));
  }
};

const show = (next: View) => {
  cancelAnimationFrame(frame);
  view = goal = kept(next);
  draw();
};

const glide = (next: View) => {
  goal = kept(next);
  tell();
  if (still.matches) return show(goal);
  cancelAnimationFrame(frame);
  const from = view;
  const began = performance.now();
  const step = (now: number) => {
    const part = within((now - began) / 240, 0, 1);
    const eased = 1 - (1 - part) ** 3;
    const between = (name: "x" | "y") => from[name] + (goal[name] - from[name]) * eased;
    view = { x: between("x"), y: between("y"), unit: from.unit * (goal.unit / from.unit) ** eased };
    draw();
    if (part < 1) frame = requestAnimationFrame(step);
    else tell();
  };
  frame = requestAnimationFrame(step);
};

// Zooms in `times`, keeping the chart's point at these pixels where it is.
const nearer = (from: View, times: number, right = size().width / 2, down = size().height / 2) => {
  const unit = possible(from.unit / times);
  const change = from.unit - unit;
  return {
    unit,
    x: from.x + (right - size().width / 2) * change,
    y: from.y + (down - size().height / 2) * change,
  };
};
// The same, keeping the office where it is while it is in view.
const aroundOffice = (from: View, times: number) => {
  const { width, height } = size();
  const right = (office.x - from.x) / from.unit;
  const down = (office.y - from.y) / from.unit;
  const isSeen = Math.abs(right) < width / 2 && Math.abs(down) < height / 2;
  return isSeen ? nearer(from, times, right + width / 2, down + height / 2) : nearer(from, times);
};
const moved = (from: View, right: number, down: number) => ({
  ...from,
  x: from.x + right * from.unit,
  y: from.y + down * from.unit,
});
const back = () => ({ ...first, unit: wholeFirst() });

const does = {
  in: () => glide(aroundOffice(goal, 2)),
  out: () => glide(aroundOffice(goal, 0.5)),
  back: () => glide(back()),
};
for (const [name, act] of Object.entries(does))
  document.querySelector(`[data-does=${name}]`)?.addEventListener("click", act);

const isChosen = () => document.hasFocus() && document.activeElement === map;
const at = ({ clientX, clientY }: { clientX: number; clientY: number }): [right: number, down: number] => {
  const box = map.getBoundingClientRect();
  return [clientX - box.left, clientY - box.top];
};

const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const acts: Record<string, () => void> = {
  "+": does.in,
  "=": does.in,
  "-": does.out,
  _: does.out,
  0: does.back,
  Home: does.back,
};
map.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { width, height } = size();
  const step = steps[event.key];
  const act = acts[event.key];
  if (!step && !act) return;
  event.preventDefault();
  if (step) glide(moved(goal, step[0] * width * 0.2, step[1] * height * 0.2));
  act?.();
});

map.addEventListener(
  "wheel",
  (event) => {
    const asked = event.ctrlKey || event.metaKey;
    if (!asked && !isChosen()) return;
    const turn = event.deltaY * (event.deltaMode === 0 ? 1 : 20);
    const next = kept(nearer(view, 2 ** (-turn * (event.ctrlKey ? 0.01 : 0.004)), ...at(event)));
    // At the end of the zoom the wheel scrolls the page again.
    if (!asked && next.unit === view.unit) return;
    event.preventDefault();
    show(next);
    tell();
  },
  { passive: false },
);

map.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "touch" || event.button !== 0) return;
  let last = at(event);
  map.setPointerCapture(event.pointerId);
  const drag = (move: PointerEvent) => {
    const now = at(move);
    show(moved(view, last[0] - now[0], last[1] - now[1]));
    last = now;
  };
  map.addEventListener("pointermove", drag);
  for (const end of ["pointerup", "pointercancel"])
    map.addEventListener(end, () => map.removeEventListener("pointermove", drag), { once: true });
});
map.addEventListener("dblclick", (event) => glide(nearer(goal, 2, ...at(event))));

// The middle of the fingers and how far they are apart.
const fingers = ({ touches }: TouchEvent) => {
  const points = Array.from(touches, at);
  const [one = [0, 0], other = one] = points;
  return {
    x: (one[0] + other[0]) / 2,
    y: (one[1] + other[1]) / 2,
    apart: Math.hypot(one[0] - other[0], one[1] - other[1]),
    count: points.length,
  };
};
let touched: ReturnType<typeof fingers> | undefined;
map.addEventListener("touchstart", (event) => (touched = fingers(event)), { passive: true });
map.addEventListener(
  "touchmove",
  (event) => {
    const now = fingers(event);
    if (now.count === 1 && !isChosen()) return;
    if (event.cancelable) event.preventDefault();
    root.dataset.moving = "";
    if (touched?.count === now.count) {
      const next = moved(view, touched.x - now.x, touched.y - now.y);
      show(now.count > 1 ? nearer(next, now.apart / touched.apart, now.x, now.y) : next);
      tell();
    }
    touched = now;
  },
  { passive: false },
);
map.addEventListener("touchend", () => (touched = undefined));

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
new ResizeObserver(() => {
  show(view);
  tell();
}).observe(map);
show(view);
tell();
