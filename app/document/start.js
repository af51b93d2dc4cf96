// Runs before the first paint, inline in every page. It picks one of the eight banner grounds, and starts the
// application when the page has loaded and the browser is idle, or at the first sign of interaction; with
// Save-Data or on a 2G link only then. Until it runs, links, menus and forms are the browser's own. Below the support
// floor (`support-floor.ts`: one of these is missing, or the syntax ends this script) nothing starts: the page is the
// one without script.
if (window.HTMLDialogElement && window.TransformStream) {
  const root = document.documentElement;
  root.dataset.script = "";
  root.dataset.gradient = String(Math.floor(Math.random() * 8));

  // React and the browser ask for these three and nothing else is let through (Trusted Types).
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (/<(?!\/?script>)/.test(text) ? null : text),
    createScriptURL: (url) => (url === "/service-worker.js" ? url : null),
  });

  const add = (link) => document.head.append(Object.assign(document.createElement("link"), link));

  // Fonts that come too late are fetched and never shown, ahead of the pictures. Where the first byte took long they are
  // held back, unless the browser has them; a later page shows them (`held-fonts.ts`).
  const [{ requestStart, responseStart } = {}] = performance.getEntriesByType("navigation");
  let known;
  try {
    known = localStorage.getItem("fonts");
  } catch {
    // Storage is refused.
  }
  if (known || !(responseStart - requestStart > 200)) {
    const faces = document.querySelector("style").textContent;
    for (const [, href] of faces.matchAll(/url\((.+?)\)/g))
      add({ rel: "preload", as: "font", crossOrigin: "", href });
  } else document.querySelector("style").media = "not all";

  const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin"];
  let started = false;
  let missed;

  const all = (paths) => Promise.all(paths.map((path) => import(path)));

  const load = async () => {
    const source = document.querySelector("#page");
    if (!source) return;
    const page = JSON.parse(source.textContent);
    const modules = page.modules.flatMap(([, ...paths]) => paths);
    for (const href of [page.manifest, page.entry, ...modules, ...page.preload])
      add({ rel: "modulepreload", href });
    // The page has only its own rules inline; what else the application may show needs them all.
    const styled =
      page.style &&
      new Promise((done) => add({ rel: "stylesheet", href: page.style, onload: done, onerror: done }));
    const answer = page.dataUrl && (await fetch(page.dataUrl));
    if (answer && !answer.ok) throw new Error(String(answer.status));
    const text = answer ? await answer.text() : page.data;
    const data = text.replaceAll(/@(\w+)@/g, (mark, name) => page[name] ?? mark);
    // oxlint-disable-next-line no-underscore-dangle -- React Router's name
    window.__reactRouterContext = { ...page.context, stream: new Response(data).body };
    await import(page.manifest);
    // oxlint-disable-next-line no-underscore-dangle -- React Router's name
    window.__reactRouterRouteModules = Object.fromEntries(
      await Promise.all(
        page.modules.map(async ([id, ...paths]) => [id, Object.assign({}, ...(await all(paths)))]),
      ),
    );
    await styled;
    await import(page.entry);
  };

  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start);
    try {
      await load();
    } catch {
      // The link failed half-way. The page works as it does without script, all of it shows, and the next sign of
      // interaction tries again.
      started = false;
      delete root.dataset.script;
      listen();
    }
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, start, { passive: true });
  };

  // A click on a control that needs the application is done again once it runs.
  const remember = (event) => {
    missed = event.target.closest?.('button[type="button"]:not([commandfor])') ?? missed;
  };
  addEventListener("click", remember, true);
  addEventListener("hydrated", () => {
    removeEventListener("click", remember, true);
    missed?.click();
  });

  // The menu opens and closes before the application runs, and where the browser does not know `command`.
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    addEventListener("click", ({ target }) => {
      const command = target.closest?.("[command]")?.getAttribute("command");
      if (command) document.querySelector("dialog")[command === "close" ? command : "showModal"]();
    });
  }

  listen();
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  if (!saveData && !effectiveType.includes("2g")) {
    // Half a second lets what has loaded be painted first.
    addEventListener("load", () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 500));
  }
}
