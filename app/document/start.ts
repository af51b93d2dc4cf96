// Runs before the first paint, inline in the head of every page. It picks one of the eight banner backgrounds and starts
// the application at the first sign of a visitor: a pointer, a key, a scroll; on a slow link, when a control is used that
// needs it. Until then links, menus and forms are the browser's own. At 400 kbit/s and 400 ms the libraries would
// otherwise hold up the page by 2.5 s. Below the support floor (`browserslist` in package.json: one of these is missing, or this
// script's syntax fails) nothing starts, and the page works as without script.

import { store, stored } from "../ui/storage.ts";

if (window.HTMLDialogElement && window.TextEncoderStream) {
  const root = document.documentElement;
  Object.assign(root.dataset, { script: "", gradient: Math.floor(Math.random() * 8) });

  // Trusted Types: allows only the values that React and the browser need here.
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (/<(?!\/?script>)/.test(text) ? null : text),
    createScriptURL: (url) => (url === "/service-worker.js" ? url : null),
  });

  // The connection counts as slow if the browser says so, or if the first byte took over 200 ms and so did opening the
  // connection (or the page before was slow): then it is not just a slow server.
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  const saves = saveData || effectiveType.includes("2g");
  const slowMs = 200;
  const [entry] = performance.getEntriesByType("navigation");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries of this type have these
  const timing = (entry ?? {}) as PerformanceNavigationTiming;
  const wasSlow = stored("sessionStorage", "slow");
  const handshake = timing.connectEnd - (timing.secureConnectionStart || timing.connectStart);
  const slow =
    timing.responseStart - timing.requestStart > slowMs
      ? wasSlow || handshake > slowMs
      : // Quick because the service worker answered.
        wasSlow && timing.workerStart > 0;
  store("sessionStorage", "slow", slow ? "1" : "");
  if (saves || slow) {
    root.dataset.slow = saves ? "saves" : "";
    if (saves || !stored("localStorage", "fonts")) root.dataset.fonts = "later";
  }

  const around = (target: unknown, selector: string): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  /** Adds a link to the head, after `place` if given. @returns what settles once its file has come or failed */
  const load = (rel: string, href = "", place?: Element | null) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement("link"), { rel, href });
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => {
        link.remove();
        reject(new TypeError(`${href} did not load`));
      });
      if (place) place.after(link);
      else document.head.append(link);
      if (!link.relList.supports(rel)) resolve(undefined);
    });

  /** Fetches all that the application needs, and only then wakes its scripts: if the link fails, nothing has changed. */
  const start = async () => {
    // The scripts are at the end of the page.
    if (document.readyState === "loading")
      await new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="text/late"]');
    const files = Array.from(scripts).flatMap(({ dataset }) => dataset["files"]?.split(" ") ?? []);
    await Promise.all(files.map((href) => load("modulepreload", href)));
    // The page only has its own rules inline; other pages need the whole sheet.
    const style = document.querySelector<HTMLStyleElement>("style[data-sheet]");
    if (style) await load("stylesheet", style.dataset["sheet"], style);
    for (const script of scripts) {
      script.type = script.dataset["type"] ?? "";
      // Scripts run when they are inserted, unless they have run.
      script.replaceWith(script);
    }
  };

  let started = false;
  let pauseMs = 1000;
  let clicked: { event: MouseEvent; at: number } | undefined;
  // Any input starts it, except a tap on a link (the next page gets all the bandwidth) and pointer events without movement,
  // which browsers send when the page changes under a resting pointer; on a slow link only a control.
  const isSign = ({ type, target, movementX, movementY }: Event & Partial<PointerEvent>) => {
    if (type === "start") return true;
    if (saves || slow) return /down|in$/.test(type) && around(target, "button,input,select,textarea,iframe");
    if (type === "pointermove") return movementX || movementY;
    return /key|scroll/.test(type) || !around(target, "a");
  };
  const onActivity = async (event: Event) => {
    if (started || !isSign(event)) return;
    started = true;
    await start().catch((error: unknown) => {
      // After a pause, longer each time, the next input tries again.
      setTimeout(() => (started = false), pauseMs);
      pauseMs *= 2;
      clicked = undefined;
      for (const link of document.querySelectorAll("[rel=modulepreload]")) link.remove();
      dispatchEvent(new ErrorEvent("error", { error, message: "start" }));
    });
  };
  for (const type of ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "start"])
    addEventListener(type, onActivity);

  // Repeats a click on a control that needed the application once it runs, unless so late that nobody expects it any
  // more, or `entry.idle.ts` has done what it asked for.
  const recordClick = (event: MouseEvent) => {
    if (around(event.target, 'button[type="button"]:not([commandfor])'))
      clicked = { event, at: performance.now() };
  };
  addEventListener("click", recordClick, true);
  const repeatClick = () => {
    const { event, at = 0 } = clicked ?? {};
    // A click that comes while React takes the page over makes it hurry, and is handled by React itself.
    const isOver = event?.eventPhase === Event.NONE;
    if (isOver && !event.defaultPrevented && performance.now() - at < 5000)
      event.target?.dispatchEvent(new MouseEvent("click", event));
  };
  addEventListener("hydrated", repeatClick, { once: true });

  // Opens and closes the menu where the browser does not support `command`.
  if (!("commandForElement" in HTMLButtonElement.prototype))
    addEventListener("click", ({ target }) => {
      const command = around(target, "[command]")?.getAttribute("command");
      if (command) document.querySelector("dialog")?.[command === "close" ? command : "showModal"]();
    });

  // Counters start when they come into view, and a random pick that has been seen stays (`motion/use-shuffled.ts`).
  const observer = new IntersectionObserver(
    (parts) => {
      for (const { isIntersecting, target } of parts)
        if (isIntersecting) target.removeAttribute("data-unseen");
    },
    // What begins just below the window is not in view yet.
    { rootMargin: "0px 0px -1px" },
  );
  for (const occasion of ["DOMContentLoaded", "opened"])
    addEventListener(occasion, () => {
      for (const part of document.querySelectorAll("[data-unseen]")) observer.observe(part);
    });

  // A page that always paints is never idle, hence the timeout.
  // In a variable, so that the bundler does not look for it.
  const program = "/idle.js";
  const whenIdle = () => void import(program).catch(() => {});
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(whenIdle, { timeout: 1000 }));
}
