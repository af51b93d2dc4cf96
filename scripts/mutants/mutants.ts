/**
 * The site with one thing wrong at a time, and the test that has to notice. One at least for every timer and count of
 * the specification's §9, and for behaviour that was once only said to be tested. Those of this agency's facts are in
 * `spec/mutants.ts`.
 */
import { type Mutant, mutant } from "./mutant.ts";

const motion = "e2e/motion.spec.ts";
const notifications = "e2e/notifications.spec.ts";
const navigation = "e2e/navigation.spec.ts";
const listings = "e2e/listings.spec.ts";
const home = "e2e/home.spec.ts";
const advisor = "e2e/advisor.spec.ts";
const formFields = "e2e/form-fields.spec.ts";
const loading = "e2e/loading.spec.ts";
const pack = "e2e/pack.spec.ts";
const api = "worker/api.worker.test.ts";
const receipts = "worker/contacts/receipt.worker.test.ts";
const canaries = "worker/contacts/canary.worker.test.ts";
const development = "worker/development.socket.test.ts";
const layout = "e2e/layout.spec.ts";
const sea = "e2e/sea.spec.ts";
const growing = "e2e/growing.spec.ts";
const firstPages = "nothing is covered, cut or out of place: / to";

// prettier-ignore
export const mutants: readonly Mutant[] = [
  // Scrolling (§9: 100 ms)
  mutant("the scroll to the top comes at once", "app/ui/scroll-rules.ts", "window.scrollTo(0, 0), delayMs", "window.scrollTo(0, 0), 0", navigation, "R-CST-01, R-NAV-09"),
  mutant("anchors scroll at once", "app/ui/scroll-rules.ts", "    }, delayMs);\n    return", "    }, 0);\n    return", navigation, "R-CST-01, R-NAV-10"),
  mutant("both scrolls come after 150 ms", "app/ui/scroll-rules.ts", "const delayMs = 100;", "const delayMs = 150;", navigation, "R-CST-01, R-NAV-09"),
  mutant("going back shows the top of the page", "app/layout/use-scroll-memory.ts", "if (wentBack && position !== undefined)", "if (false)", navigation, "back and forward"),
  mutant("menu items are current by prefix, not by segment", "app/layout/active-item.ts", "pathname.startsWith(`${href}/`)", "pathname.startsWith(href)", "app/layout/active-item.test.ts", "R-NAV-05"),

  // Chat (1500 ms)
  mutant("the advisor answers after 1.4 s", "app/advisor/conversation.ts", "typingMs = 1500", "typingMs = 1400", advisor, "R-STA-01, R-CST-02"),
  mutant("empty chat messages are sent", "app/advisor/conversation.ts", 'if (trimmed === "") return false;', "", advisor, "R-STA-01, R-CST-02"),
  mutant("replies are not counted while the chat is closed", "app/advisor/conversation.ts", "!context.isOpen ? 1 : 0", "!context.isOpen ? 0 : 0", advisor, "R-CHT-06"),

  // Counters (2000 ms; 60 steps)
  mutant("counters never count", "app/home/counters.tsx", "    setStep(0);\n", "    if (running) return;\n", motion, "R-STA-03, R-CST-03"),
  mutant("counters take 3 s", "app/home/counter-value.ts", "countMs = 2000", "countMs = 3000", motion, "R-STA-03, R-CST-03"),
  mutant("counters count in 30 steps", "app/home/counter-value.ts", "countSteps = 60", "countSteps = 30", "app/home/counter-value.test.ts", "R-HOM-12"),

  // Hero (500 ms)
  mutant("slides move in 400 ms", "uno.config.ts", 'slide: "500ms"', 'slide: "400ms"', home, "R-STA-02, R-CST-04"),
  mutant("the hero stops at its last slide", "app/home/hero.tsx", "(current + by + slides.length) % slides.length", "Math.min(Math.max(current + by, 0), slides.length - 1)", home, "R-STA-02, R-CST-04"),

  // Featured studies (14,000 ms; 3 of 6)
  mutant("featured studies change every 12 s", "app/home/use-featured-rotation.ts", "rotationMs = 14_000", "rotationMs = 12_000", motion, "R-STA-05, R-CST-05"),
  mutant("four featured studies", "app/home/featured-studies.tsx", "const mostShown = 3;", "const mostShown = 4;", home, "R-HOM-18"),
  mutant("the same three studies for everybody", "app/motion/use-shuffled.ts", "useEffect(() => setOrder(shuffle(items)), [items]);", "", motion, "R-HOM-16: which three"),

  // Highlight (2000 ms, 15 steps, 100 to 300 ms)
  mutant("highlights begin after 0.5 s", "app/home/use-highlights.ts", "initialDelayMs = 2000", "initialDelayMs = 500", motion, "15 steps of 100 ms"),
  mutant("40 highlights", "app/home/use-highlights.ts", "steps = 15", "steps = 40", motion, "15 steps of 100 ms"),
  mutant("highlights as short as 50 ms", "app/home/use-highlights.ts", "shortestMs = 100", "shortestMs = 50", motion, "15 steps of 100 ms"),
  mutant("highlights as long as 400 ms", "app/home/use-highlights.ts", "longestMs = 300", "longestMs = 400", motion, "15 steps of 300 ms"),

  // Clients page (3 a page, 350 and 50 ms; flags: 5, 3 s, 1 s)
  mutant("four testimonials a page", "app/clients/testimonials.tsx", "perPage = 3", "perPage = 4", motion, "R-STA-11, R-CST-08"),
  mutant("testimonials fade out in 300 ms", "app/clients/use-testimonial-pages.ts", "fadeOutMs = 350", "fadeOutMs = 300", motion, "R-STA-11, R-CST-08"),
  mutant("testimonials fade in for 20 ms", "app/clients/use-testimonial-pages.ts", "fadeInMs = 50", "fadeInMs = 20", motion, "R-STA-11, R-CST-08"),
  mutant("four flags at a time", "app/clients/flag-strip.tsx", "groupSize = 5", "groupSize = 4", motion, "R-CST-09, R-CLI-03"),
  mutant("flags change every 2 s", "app/clients/flag-strip.tsx", "intervalMs = 3000", "intervalMs = 2000", motion, "R-CST-09, R-CLI-03"),
  mutant("flags fade in 0.5 s", "app/clients/flag-strip.tsx", "duration-[1s]", "duration-[500ms]", motion, "R-CST-09, R-CLI-03"),

  // Reveals
  mutant("a block counts as seen only when all of it is in view", "app/motion/use-visible.ts", "      { threshold },", "      { threshold: 1 },", motion, "shows once 0.3 of it is in view"),
  mutant("a revealed block does not blink", "app/motion/reveal.tsx", 'seen ? "blink" : ""', '""', motion, "fades in over 1s and blinks"),

  // Banners (8 grounds)
  mutant("seven grounds", "app/document/start.js", "Math.random() * 8", "Math.random() * 7", motion, "/services closes on one of eight grounds"),

  // Counts of listings
  mutant("two testimonials at home", "app/routes/home.tsx", "testimonials.slice(0, 3)", "testimonials.slice(0, 2)", "e2e/home.spec.ts", "R-HOM-20 to 23"),
  mutant("an unknown filter resets the selection", "app/ui/filter-buttons.tsx", "return valid ?? selected;", "return valid ?? first;", listings, "R-STA-07, R-PFL-03"),
  mutant("filters show everything", "app/routes/portfolio.tsx", 'selected === "all" || category === selected', "true", listings, "R-PFL-02: ?filter=dashboard"),

  // Forms (CV kinds)
  mutant("CVs may be text files", "app/forms/form-limits.ts", '[".pdf", ".doc", ".docx"]', '[".pdf", ".doc", ".docx", ".txt"]', formFields, "R-VAL-07 to 09"),

  // Notifications (1 at a time, 5,000 ms, 50 px, F8, 420 px, 1,000,000 ms)
  mutant("notifications stay for 6 s", "app/notifications/store.ts", "displayMs = 5000", "displayMs = 6000", notifications, "R-CST-15"),
  mutant("notifications go after 4 s", "app/notifications/store.ts", "displayMs = 5000", "displayMs = 4000", notifications, "R-CST-15"),
  mutant("dismissed notifications are forgotten at once", "app/notifications/store.ts", "removalMs = 1_000_000", "removalMs = 1000", "app/notifications/store.test.ts", "R-CST-19"),
  mutant("40 px dismiss", "app/notifications/region.tsx", "swipePx = 50", "swipePx = 40", notifications, "dragged 49 px"),
  mutant("60 px do not dismiss yet", "app/notifications/region.tsx", "swipePx = 50", "swipePx = 60", notifications, "dragged 51 px"),
  mutant("F9 instead of F8", "app/notifications/region.tsx", 'event.key === "F8"', 'event.key === "F9"', notifications, "R-CST-17, R-CST-18"),
  mutant("notifications 480 px wide", "app/notifications/region.tsx", "max-w-105", "max-w-120", notifications, "R-CST-17, R-CST-18"),
  mutant("its time runs on under the pointer", "app/notifications/region.tsx", "if (held || away) return;", "if (away) return;", notifications, "its time stands still"),

  // Tooltips (700 ms, 300 ms)
  mutant("tooltips open after 600 ms", "app/ui/tooltip.tsx", "openDelayMs = 700", "openDelayMs = 600", notifications, "R-CST-20"),
  mutant("the next tooltip opens at once for 200 ms only", "app/ui/tooltip.tsx", "skipDelayMs = 300", "skipDelayMs = 200", notifications, "R-CST-20"),
  mutant("the next tooltip opens at once for 400 ms", "app/ui/tooltip.tsx", "skipDelayMs = 300", "skipDelayMs = 400", notifications, "R-CST-20"),
  mutant("Escape does not close a tooltip", "app/ui/tooltip.tsx", "useEscape(open, close);", "useEscape(false, close);", notifications, "R-CST-20"),

  // Slow links and Save-Data
  mutant("a link on a slow link starts the application", "app/document/start.js", '"button,input,select,textarea,iframe"', '"a,button,input,select,textarea,iframe"', loading, "links open whole pages"),
  mutant("fonts do not wait on a slow link", "app/document/start.js", 'if (!slow || storage("localStorage", "fonts")) {', "if (true) {", loading, "fonts wait until the page has all it needs"),
  mutant("fonts never show on a slow link", "app/document/start.js", 'if (!slow || storage("localStorage", "fonts")) {', "if (!slow) {", loading, "fonts wait until the page has all it needs"),
  mutant("a message that was begun on a slow link waits to be touched", "app/document/start.js", '    !(/contact/.test(location) && storage("localStorage", "contact-draft")) &&\n', "", loading, "again where it was begun"),
  mutant("late fonts are not shown", "app/document/start.js", "for (const face of faces) document.fonts.add(face);", "if (\"fonts\" in root.dataset) for (const face of faces) document.fonts.add(face);", loading, "nothing waits for fonts that are late"),
  mutant("an early click is lost", "app/document/start.js", "missed?.click();", "", loading, "a click that comes before the application is done again"),
  mutant("Save-Data is not heeded", "app/document/start.js", "const saves = saveData || ", "const saves = ", pack, "with Save-Data the pack is fetched when its visitor presses"),

  // All pages without a connection
  mutant("after a deploy pages go on coming from the old pack", "app/offline/pack.ts", "if (etagOf(answer) !== etag) {", 'if (etag === "") {', pack, "after a deploy at most one page view is old"),
  mutant("browsers ask for the service worker at each page", "app/offline/use-service-worker.ts", 'updateViaCache: "all"', 'updateViaCache: "imports"', pack, "the service worker's program is asked for once"),
  mutant("a deploy leaves the old service worker where it is", "app/offline/service-worker.ts", "if (!isOtherSite) return;", "if (true) return;", pack, 'with OFFLINE = "off" clears'),
  mutant("no page of a pack is there before its last", "app/offline/pack.ts", ": arrived.get(url.pathname)?.();", ": undefined;", pack, "a page that has come is shown from the pack"),
  mutant("half a pack is one", "app/offline/pack.ts", "return (await sealedEtag()) !== undefined;", "return true;", pack, "a pack that is cut half-way is none"),
  mutant("pages with a form come from the pack", "app/offline/pack.ts", '(offline || !page.headers.has("x-form"))', '(offline || !page.headers.has("x-none"))', pack, "pages come from the pack, forms' pages"),
  mutant("the offer stays away", "app/document/start.js", "saves ? offer :", "saves ? () => {} :", pack, "the offer needs no application"),
  mutant("a full disk is taken for a cut link", "app/offline/pack.ts", 'outcome = "room";', "", pack, "a browser without room says so"),

  // The office's clock (a day's notice, 24 hours)
  mutant("calls are offered for the same day", "app/contact/half-hours.ts", "const noticeMs = day;", "const noticeMs = 0;", "app/contact/half-hours.test.ts", "a day ahead at least"),
  mutant("a working day without 24 hours is overdue", "worker/contacts/digest/office-time.ts", "now - receivedAt > promisedMs && ", "", "worker/contacts/digest/office-time.test.ts", "overdue: what came on"),
  mutant("daylight saving is looked up once", "content/office-clock.ts", "clock - (clockIn(timeZone, about) - about)", "about", "content/office-clock.test.ts", "the moment of a clock is found"),
  // Layout
  mutant("the clients' logos lie over the first testimonial", "app/home/client-voices.tsx", "gap-y-4 mt-4 md:mt-10", "gap-y-4 -mt-6", layout, firstPages),
  mutant("the picture of the hero lies over its words", "app/home/hero.tsx", 'className="wrap opening"', 'className="wrap"', layout, firstPages),
  mutant("the hero of a case study cuts its subject", "app/routes/case-study.tsx", "w-[min(100%,106vh,74rem)]", "w-full max-h-[80vh]", layout, "nothing is covered, cut or out of place"),
  mutant("the chat's button stands over the page", "uno.config.ts", "right:max(2px,calc((clamp(20px,5vw,80px) - 2.75rem)/2))", "right:1.25rem", layout, firstPages),
  mutant("a negative margin pulls the figures over the hero", "app/home/counters.tsx", 'className="wrap', 'className="-mt-20 wrap', layout, firstPages),
  mutant("a z-index lifts the sea over the words", "app/home/hero.tsx", '"absolute inset-0 w-full h-full op-0', '"absolute inset-0 z-raised w-full h-full op-0', layout, firstPages),
  mutant("a picture is cut to a strip", "app/home/featured-studies.tsx", "w-full aspect-[4/3] lg:melt-y", "w-full aspect-[5/2] lg:melt-y", layout, firstPages),
  mutant("five names of countries in a row on a phone", "uno.config.ts", "repeat(6,minmax(0,1fr))", "repeat(9,minmax(0,1fr))", "e2e/layout.fonts.spec.ts", "no word is broken"),
  mutant("what gets the focus stays under the header", "uno.config.ts", "scroll-padding:calc(var(--bar) + 1.5rem) 0;", "scroll-padding:0;", layout, firstPages),

  // The sea of the hero, and pictures that grow
  mutant("the sea moves for ten seconds", "app/home/sea/answer.ts", "const longest = 4300;", "const longest = 10_000;", sea, "the sea of the hero answers the pointer"),
  mutant("the sea never answers", "app/home/sea/answer.ts", "if (presses) wake();", "", sea, "the sea of the hero answers the pointer"),
  mutant("the sea moves in contrast themes", "app/home/quiet.ts", ", (forced-colors: active)", "", sea, "with reduced motion, and in a contrast theme"),
  mutant("the sea moves with Save-Data", "app/home/use-sea.ts", "savesData() || ", "", sea, "with Save-Data"),
  mutant("the sea moves on a slow link", "app/home/use-sea.ts", '"slow" in document.documentElement.dataset', "false", sea, "also where a control has started the application"),
  mutant("the sea takes the pointer", "app/home/hero.tsx", "op-0 pointer-events-none", "op-0 z-raised", sea, "it lies under everything"),
  mutant("pictures do not grow", "app/ui/growing.tsx", "  name();\n  return true;", "  return true;", growing, "grows into the hero"),
  mutant("pictures grow for a second", "uno.config.ts", "animation-duration:240ms", "animation-duration:1s", growing, "grows into the hero"),
  mutant("pictures grow with reduced motion", "uno.config.ts", "::view-transition-new(*){animation:none!important}", "::view-transition-new(*){}", growing, "with reduced motion pages change"),
  mutant("a page that a picture grew into begins in its middle", "app/layout/use-scroll-memory.ts", "!wentBack && hasGrown(pathname)", "false", growing, "grows into the hero"),

  // The edge
  mutant("the development server sends the policies", "worker/index.ts", "import.meta.env.DEV ? response : withPolicies(response)", "withPolicies(response)", development, "a page of the development server is whole"),
  mutant("the rate limit refuses nobody", "worker/http/client.ts", "(await limiter.limit({ key })).success", "(await limiter.limit({ key })) !== undefined", api, "429 with Retry-After"),
  mutant("all visitors share one rate limit", "worker/http/client.ts", "isWithin(env.CONTACT_LIMIT, `${what} ${networkOf(address)}`)", "isWithin(env.CONTACT_LIMIT, what)", api, "429 with Retry-After"),
  mutant("other sites may post", "worker/http/same-origin.ts", 'site !== "same-origin"', 'site !== "same-origin" && site !== "cross-site"', api, "403: Fetch Metadata of another site"),
  mutant("quarantine for 60 days", "worker/contacts/accept.ts", "spamDays = 30", "spamDays = 60", api, "a filled trap"),

  // Receipts and the canary
  mutant("a receipt opens by the reference alone", "worker/contacts/receipt.ts", 'isSameSecret(copy?.record.receipt ?? "", secret)', "copy !== undefined", receipts, "wrong, guessed and run out"),
  mutant("a guessed receipt is answered sooner", "worker/contacts/receipt.ts", "const unknownMs = 300;", "const unknownMs = 0;", receipts, "wrong, guessed and run out"),
  mutant("the receipt of spam says so", "worker/contacts/receipt.ts", 'return age >= apartMs ? told("handed", receivedAt) : told("underway");', 'return told("failed");', receipts, "has a receipt that reads like any other"),
  mutant("spam is told sooner than what is sent", "worker/contacts/receipt.ts", '  return age >= apartMs ? told("handed", receivedAt)', '  return age >= 0 ? told("handed", receivedAt)', receipts, "has a receipt that reads like any other: messages are %s"),
  mutant("a receipt reads each key by itself", "worker/contacts/configured.ts", 'boundedOperation(() => env.CONTACTS.getWithMetadata(names, "text"), sleep)', "Promise.all(names.map(async (name) => [name, await env.CONTACTS.getWithMetadata(name)] as const)).then((found) => new Map(found))", receipts, "it costs one operation of KV"),
  mutant("what surrounds a refused form has the first visitor's words", "app/document/page-shell.ts", "html.slice(end)", "html.slice(main.index)", "worker/pages/pages.worker.test.ts", "a form refused again"),
  mutant("receipts are for search engines", "worker/pages/answer-page.ts", '"x-robots-tag": "noindex"', '"x-robots-tag": "all"', receipts, "not indexed"),
  mutant("receivers get the address of the receipt", "worker/contacts/forward/webhook.ts", ", receipt: ____", "", receipts, "in nothing that receivers get"),
  mutant("who looks at receipts cannot send", "worker/http/client.ts", "`${what} ${networkOf(address)}`", "networkOf(address)", receipts, "can still send"),
  mutant("erasing leaves a mark with the secret itself", "scripts/contacts/erased.ts", 'createHash("sha256").update(receipt).digest("hex")', "receipt", "e2e/receipt.spec.ts", "a posted message leads to its receipt"),
  mutant("the canary stays in the store", "worker/contacts/canary.ts", "  await remove(pipeline, id);\n  const now", "  const now", canaries, "leaves nothing behind"),
  mutant("each run sends a canary", "worker/contacts/canary.ts", ">= hours * hourMs - toleranceMs", ">= 0", canaries, "and not before"),
  mutant("a canary is sent although nobody notes it", "worker/contacts/canary.ts", "await note(before?.fault === undefined ? canary : { ...canary, fault: before.fault });", "await note(canary).catch(() => {});", canaries, "takes no note"),
  mutant("the canary counts as a message that waits", "worker/contacts/status.ts", "!metadata?.test && ", "", canaries, "away for a moment"),
  mutant("health does not tell of the canary", "worker/contacts/health.ts", "if (canary?.fault !== undefined) return", "if (canary?.fault === null) return", canaries, "told by health and digest"),
  mutant("the canary has no mark of a test", "worker/contacts/submissions.ts", "  if (memory.ownTest !== undefined && isSameSecret(memory.ownTest, token)) return true;\n", "", canaries, "goes the whole way"),
];
