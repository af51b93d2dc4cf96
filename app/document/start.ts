// Runs before the first paint, inline in every page. It picks one of the eight banner backgrounds, and starts the
// application at the first sign of a visitor: a pointer, a key, a scroll; on a slow link, when a control is used that
// needs it. Until the application runs, links, menus and forms are the browser's own. Below the support floor
// (`support-floor.ts`: one of these is missing, or this script's syntax fails) nothing starts, and the page works as
// without script.
import { showLateFont } from "./show-late-font.ts";

if (window.HTMLDialogElement && window.TransformStream) {
  const root = document.documentElement;
  Object.assign(root.dataset, { script: "", gradient: Math.floor(Math.random() * 8) });

  // A failing page reports it once: which error, build and page (`worker/browser-errors.ts`). Browsers of visitors
  // who save data or ask not to be tracked send nothing.
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  let told: unknown = saveData || navigator.doNotTrack === "1" || navigator.globalPrivacyControl;
  let build = "";
  const tell = (where: string, error: Error | undefined) => {
    if (told || !error) return;
    told = true;
    navigator.sendBeacon("/api/errors", `${where} ${error.name} ${build} ${location.pathname}`);
  };
  for (const where of ["error", "unhandledrejection"] as const)
    addEventListener(where, (event) => {
      const { error, reason }: { error?: Error; reason?: Error } = event;
      tell(where, error ?? reason);
    });

  // Trusted Types: allows only the values that React and the browser need here.
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (/<(?!\/?script>)/.test(text) ? null : text),
    createScriptURL: (url) => (url === "/service-worker.js" ? url : null),
  });

  // Targets may also be documents or windows.
  const around = (target: unknown, selector: string): HTMLElement | null | undefined =>
    Object(target).closest?.(selector);
  const link = (properties: object) => Object.assign(document.createElement("link"), properties);

  // A link counts as slow when its first byte is late, as long as the server may not be the cause: opening the connection
  // took as long too, or the page before was slow already. The next quick answer from the network ends it.
  const storage = (
    kind: "localStorage" | "sessionStorage",
    name: string,
    value?: string,
  ): string | null | undefined => {
    try {
      if (value === undefined) return window[kind].getItem(name);
      window[kind].setItem(name, value);
    } catch {
      // Storage is refused.
    }
  };
  /* oxlint-disable typescript/no-unsafe-type-assertion -- entries of this type have these; without one NaN is not slow */
  const [
    {
      connectStart,
      connectEnd,
      secureConnectionStart,
      requestStart,
      responseStart,
      workerStart,
      type: way,
    } = {} as PerformanceNavigationTiming,
  ] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  /* oxlint-enable */
  const slowMs = 200;
  const firstByte = responseStart - requestStart;
  // Zero when the connection was there already.
  const handshake = connectEnd - (secureConnectionStart || connectStart);
  const wasSlow = storage("sessionStorage", "slow");
  const slow = firstByte > slowMs ? wasSlow || handshake > slowMs : wasSlow && workerStart > 0;
  if (slow) root.dataset.slow = "";
  storage("sessionStorage", "slow", slow ? "1" : "");
  /** Milliseconds that a request takes at least. */
  const trip = handshake ? Math.min(firstByte, handshake) : firstByte;

  // A framed page is part of the one around it.
  const isSecond = top === self && storage("sessionStorage", "opened");
  storage("sessionStorage", "opened", "1");

  // On a quick link the first page waits for the headline's font, too briefly to notice, and fetches the text's once it
  // has loaded, but early enough for it to arrive some 0.2 s after the first paint. Both are shown whenever they arrive:
  // their stand-ins take up the same room. On slower links the first page of a visit does without, and the second
  // fetches them once it has everything else. Later pages have them from the start.
  // oxlint-disable-next-line typescript/no-non-null-assertion -- every page has its own
  const rules = document.querySelector("style")!;
  const fonts = saveData
    ? []
    : Array.from(rules.textContent.matchAll(/"(.+?)";src:url\((.+?)\).*?weight:(.+?);/g));
  rules.media = "not all";
  const show = () => {
    if (!("fonts" in root.dataset)) return;
    delete root.dataset.fonts;
    // What is hidden cannot take the focus that it asks for on arrival.
    document.querySelector<HTMLElement>("[autofocus]")?.focus();
  };
  const showFonts = async () => {
    try {
      // Each is fetched once.
      const arrived = fonts.splice(0).map(async ([, family = "", address = "", weight], place) => {
        if (place > 0 && !known)
          await new Promise((done) => {
            addEventListener("load", done);
            setTimeout(done, isSecond ? 250 : 300 - 2 * trip);
          });
        // Unlike a FontFace a preload does not put off the load event. Files are decoded beside the page, buffers in it.
        if (!known)
          await new Promise((done) =>
            document.head.append(
              link({
                rel: "preload",
                as: "font",
                crossOrigin: "",
                href: address,
                onload: done,
                onerror: done,
              }),
            ),
          );
        const font = await new FontFace(family, `url(${address})`, { weight }).load();
        if (known || "fonts" in root.dataset) document.fonts.add(font);
        else showLateFont(font);
        if (!known) show();
      });
      await Promise.all(arrived);
      // With Save-Data there are none.
      if (arrived.length > 0) storage("localStorage", "fonts", "1");
    } catch {
      // Where the link fails the page is shown without them.
    }
    show();
  };
  const known = storage("localStorage", "fonts");
  if (known || !slow) {
    root.dataset.fonts = "";
    setTimeout(show, 150);
    void showFonts();
  }

  // A part that shows a random pick keeps the first one once the visitor has seen it (`motion/use-shuffled.ts`).
  addEventListener("DOMContentLoaded", () => {
    const part = document.querySelector<HTMLElement>("[data-unseen]");
    if (!part) return;
    new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) delete part.dataset.unseen;
    }).observe(part);
  });

  // Back from another site the page returns to where it was left (`layout/after-navigation.ts`), in case the browser has
  // forgotten.
  if (way === "back_forward") {
    addEventListener("DOMContentLoaded", () => {
      const left = JSON.parse(storage("sessionStorage", "scroll-positions") ?? "null")?.[
        history.state?.key ?? "default"
      ];
      if (left && scrollY === 0) scrollTo({ top: left, behavior: "instant" });
    });
  }

  const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin", "scroll"];
  let started = false;
  let missed: { event: MouseEvent; at: number } | undefined;
  let resting: number | undefined;

  const load = async () => {
    // The start data is at the end of the page, and a reload may scroll before that has arrived.
    if (document.readyState === "loading")
      await new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));
    const source = document.querySelector("#page");
    if (!source) return;
    const page: import("./page-start.ts").PageStart = JSON.parse(source.textContent);
    build = page.manifest;
    const modules = page.modules.flatMap(([, ...paths]) => paths);
    for (const href of [page.manifest, page.entry, ...modules, ...page.preload])
      document.head.append(link({ rel: "modulepreload", href }));
    // The page only has its own rules inline; other pages need the whole sheet, in its original order.
    const styled =
      page.style &&
      new Promise((done) => {
        const sheet = link({ rel: "stylesheet", href: page.style, onload: done, onerror: done });
        document.querySelector("style:last-of-type")?.after(sheet);
      });
    const answer = page.dataUrl && (await fetch(page.dataUrl));
    if (answer && !answer.ok) throw answer;
    const data = answer ? await answer.text() : page.data;
    // oxlint-disable-next-line no-underscore-dangle -- React Router's name
    window.__reactRouterContext = { ...page.context, stream: new Response(data).body };
    await import(page.manifest);
    // oxlint-disable-next-line no-underscore-dangle -- React Router's name
    window.__reactRouterRouteModules = Object.fromEntries(
      await Promise.all(
        page.modules.map(async ([id, ...paths]) => [
          id,
          Object.assign({}, ...(await Promise.all(paths.map((path) => import(path))))),
        ]),
      ),
    );
    await styled;
    await import(page.entry);
  };

  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, notice);
    try {
      await load();
    } catch (error) {
      tell("start", Object(error));
      // Usually the link failed half-way. The page stays as it is, and the next input tries again.
      started = false;
      missed = undefined;
      listen();
    }
  };
  // On a slow link whole pages arrive sooner than the application, so only a control that needs it starts it. Elsewhere
  // any input does, except a tap on a link (its page gets the link to itself) and pointer events without movement,
  // which browsers send when the page changes under a resting pointer.
  const isSign = ({ type, target, movementX, movementY }: Event & Partial<PointerEvent>) => {
    if (slow) return /down|start|in$/.test(type) && around(target, "button,input,select,textarea,iframe");
    if (type === "pointermove") return movementX || movementY;
    return /key|scroll/.test(type) || !around(target, "a");
  };
  const notice = (event: Event) => {
    if (isSign(event)) void start();
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, notice, { passive: true });
  };
  // The service worker fetches later pages ahead.
  const register = async () => {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "all" });
    const { active } = await navigator.serviceWorker.ready;
    const links = Array.from(
      document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'),
      ({ pathname }) => pathname,
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage({ slow: !!slow, links });
  };

  // Repeats a click on a control that needed the application once it runs, unless so late that nobody expects it any
  // more. A page that is asked for does not wait for fonts.
  const remember = (event: MouseEvent) => {
    clearTimeout(resting);
    if (around(event.target, 'button[type="button"]:not([commandfor])'))
      missed = { event, at: performance.now() };
  };
  addEventListener("click", remember, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", remember, true);
      // What `at-rest.ts` has done already is not done again.
      if (!missed || missed.event.defaultPrevented || performance.now() - missed.at > 5000) return;
      const { target, detail } = missed.event;
      // With its detail: without one it would count as a key.
      target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    },
    { once: true },
  );

  // Opens and closes the menu before the application runs where the browser does not support `command`.
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    addEventListener("click", ({ target }) => {
      const command = around(target, "[command]")?.getAttribute("command");
      if (command) document.querySelector("dialog")?.[command === "close" ? command : "showModal"]();
    });
  }

  listen();
  const saves = saveData || effectiveType.includes("2g");
  const bring = (program: string) => void import(program).catch(() => {});
  // Visitors who save data are offered all pages for reading offline, and the offline page offers those that are missing
  // (`app/offline/keep-offer.ts`). Some things move on a page that nobody touches (`app/document/at-rest.ts`).
  const later = () => {
    if (document.querySelector("[data-flags],[data-highlights]")) bring("/at-rest.js");
    if (saves || location.pathname === "/offline") bring("/keep.js");
    // Starts at once to restore a draft or a conversation, or to send waiting messages.
    if (
      (/contact/.test(location.pathname) && storage("localStorage", "contact-draft")) ||
      storage("sessionStorage", "advisor") ||
      storage("localStorage", "contact-waiting")
    )
      void start();
    // Refused, as in private windows of some browsers, or the link failed: the next page tries again.
    if (!saves) register().catch(() => {});
    if (isSecond) resting = setTimeout(showFonts, 800);
    // The application opens further pages within this one.
    else window.navigation?.addEventListener("navigatesuccess", showFonts, { once: true });
  };
  // A page that always paints is never idle, hence the timeout.
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(later, { timeout: 1000 }));
}
