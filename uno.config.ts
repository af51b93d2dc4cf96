import { defineConfig, presetWind3, type Rule } from "unocss";
import { faceVariables, standInFaces } from "./app/document/fonts.ts";
import { drawingStyles } from "./app/drawings/drawing-styles.ts";
import { bannerGrounds, focusRings, palette, schemes, translucent } from "./content/colours.ts";
import { home } from "./content/generated/home.ts";
import { places } from "./content/generated/picture-places.ts";
import images from "./content/images.json" with { type: "json" };

/**
 * The design tokens and the few semantic classes built on them. Components use these names and write no colours of their
 * own. `ground`, `panel`, `text` and the like follow the reader's colour scheme.
 */
const { deep, shell, ink } = palette;

const variables = (scheme: Record<string, string>) =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

const semantic = Object.fromEntries(Object.keys(schemes.light).map((name) => [name, `var(--${name})`]));

/** Classes that the records of content decide: the pages' policy allows no style attributes. */
const fromContent = [
  // Where a picture will be, in its colour and with what is in focus in view (`app/ui/picture.tsx`).
  ...Object.values(images).map(({ colour }) => `bg-[${colour}]`),
  ...places,
  // What the counters count to (`app/home/counters.tsx`).
  ...home.counters.items.map(({ value }) => `[--to:${value}]`),
];

/** How everything that moves comes to rest. */
const swell = "cubic-bezier(.2,.7,.1,1)";

/**
 * What every page has apart from utilities. The stand-in for the text face has a bold face with a range of weights:
 * without it browsers would fake bold from the regular one, or embolden the bold one again.
 */
export const base = `
:root{--bar:min(4.5rem,22.5vw);color-scheme:light dark;${variables(schemes.light)}}
@media (prefers-color-scheme:dark){:root{${variables(schemes.dark)}}}
${faceVariables}
${standInFaces}
*,::before,::after{box-sizing:border-box;border:0 solid var(--line)}
html{-webkit-text-size-adjust:100%;scroll-padding:calc(var(--bar) + 1.5rem) 0;font-family:var(--text-face);background:var(--ground);color:var(--text)}
body,h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
body{font-size:1.0625rem;line-height:1.6;overflow-wrap:break-word}
@media (max-width:47.99em){body{line-height:1.5}}
@media (max-width:19.99em){body{overflow-wrap:anywhere;-webkit-hyphens:auto;hyphens:auto}td{overflow-wrap:normal}}
h1,h2,h3{font-size:inherit;font-weight:inherit;text-wrap:balance}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
img,svg,iframe{display:block;max-width:100%}
img{height:auto}
source{display:none}
.grid>*{min-width:0}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;padding:0;cursor:pointer}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary.underlined::after{content:" +"}
[open]>summary.underlined::after{content:" −"}
:focus-visible{outline:3px solid ${focusRings.outer};outline-offset:3px;box-shadow:0 0 0 3px ${focusRings.inner}}
a,button,summary{transition:120ms ${swell};transition-property:color,background-color,border-color,text-decoration-color,transform}
@media (prefers-reduced-motion:no-preference){button:active,[class*=btn]:active{transform:scale(.97)}}
::selection{background:${palette.sun[400]};color:${ink}}
[hidden]{display:none!important}
@media (max-height:320px){html{scroll-padding:1rem 0}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}
::view-transition{pointer-events:none}
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:240ms;animation-timing-function:${swell}}
::view-transition-old(.grow),::view-transition-new(.grow){height:100%;object-fit:cover;overflow:hidden}
.site-bar{view-transition-name:header}
${process.env["CLOUDFLARE_ENV"] === "preview" ? "[data-sample]::after{content:'sample';margin-left:.5rem;padding:.125rem .5rem;background:mark;color:marktext;font:400 .9375rem/1.5 var(--text-face)}" : ""}
`;

/** Where each flag of a group of five is in the grid. */
const flagAreas = (areas: readonly string[]) =>
  areas
    .map((area, place) => `[data-script] .shows-five>:nth-child(5n+${place + 1}){grid-area:${area}}`)
    .join("");

/** Classes that are more than declarations, each as written in the style sheet. */
const styles: Record<string, string> = {
  // On wide screens in the margin right of the page's content; else part of the header, where it covers nothing.
  corner: `
@media (min-width:64em) and (min-height:320.02px){
  .corner{position:fixed;bottom:1.25rem;right:max(2px,calc((clamp(20px,5vw,80px) - 2.75rem)/2))}
}
`,
  // One of eight, which `app/document/start.ts` picks; each card of a `card-row` has its own.
  "gradient-ground": `
.gradient-ground{background:linear-gradient(115deg,var(--from),var(--to))}
${bannerGrounds.map(([from, to], place) => `[data-gradient="${place}"] .gradient-ground,.card-row [data-gradient="${place}"]{--from:${from};--to:${to}}`).join("\n")}
`,
  // Above its control; in the corner, which is at the window's right edge, to the left, and on narrow screens below.
  tooltip: `
.tooltip{position:absolute;bottom:100%;left:50%;transform:translateX(-50%);margin-block:.25rem}
.corner .tooltip{left:auto;right:0;transform:none}
@media (max-width:63.99em){.corner .tooltip{bottom:auto;top:100%}}
`,
  icon: ".icon{display:inline-block;width:1em;height:1em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}",
  // Controls of the header: at least 44 px, and never wider than a narrow window has room for, however large its text.
  "bar-control":
    ".bar-control{position:relative;display:flex;align-items:center;justify-content:center;width:min(2.75rem,13.75vw);min-width:24px;height:min(2.75rem,13.75vw);font-size:min(1.25rem,6.25vw)}",
  "bar-menu": `
.bar-menu{display:flex;align-items:center;justify-content:center;gap:.5em;flex:none;margin-left:6px;min-width:min(2.75rem,13.75vw);height:min(2.75rem,13.75vw);font-weight:650;font-size:min(1.0625rem,5.3vw)}
.bar-menu>:first-child{font-size:1.2em}
@media (max-width:21.99em){
  .bar-menu{margin-right:-10px}
  .bar-menu>:last-child{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}
}
@media (min-width:64em){.bar-menu{display:none}}
`,
  "bar-name": `
.bar-name{min-width:0;overflow-wrap:break-word;-webkit-hyphens:none;hyphens:none;font:620 min(1.125rem,5.6vw)/1.25 var(--display-face);letter-spacing:-.025em;white-space:nowrap}
@media (max-width:39.99em){.bar-name{width:min-content;white-space:normal;line-height:1}}
`,
  // The card that turns: its back shows on hover, and while something on it has the focus.
  flip: `
.flip{position:relative;display:grid;height:100%;perspective:1200px}
.flip>*{grid-area:1/1;min-width:0}
.flip-front,.flip-back{backface-visibility:hidden;transition:transform 500ms ${swell},visibility 500ms}
.flip-control{z-index:1;place-self:start end;width:3rem;height:3rem;display:grid;place-items:center;font-size:1.125rem;color:var(--link)}
.flip-back{display:flex;flex-direction:column;padding:1.75rem;background:${deep[900]};color:${shell[50]};transform:rotateY(180deg);visibility:hidden}
.flip-back>:first-child{padding-right:1.5rem}
.flip:not([data-dismissed]):focus-within>.flip-front{transform:rotateY(-180deg)}
.flip:not([data-dismissed]):focus-within>.flip-back{transform:none;visibility:visible;transition:transform 500ms ${swell}}
.flip:not([data-dismissed]):focus-within>.flip-control{color:${deep[200]}}
@media (hover:hover){.flip:hover:not([data-dismissed])>.flip-front{transform:rotateY(-180deg)}.flip:hover:not([data-dismissed])>.flip-back{transform:none;visibility:visible}.flip:hover:not([data-dismissed])>.flip-control{color:${deep[200]}}}
`,
  dropdown: `
.dropdown{position:absolute;top:100%;visibility:hidden;opacity:0;transition:opacity 120ms ${swell}}
:hover>.dropdown,:focus-within>.dropdown{visibility:visible;opacity:1}
[data-dismissed]>.dropdown{visibility:hidden}
:nth-last-child(-n+2)>.dropdown{right:0}
`,
  // Who says something, and what: in a box, a plain one only where there is room.
  quote: `
.quote{display:flex;flex-direction:column;height:100%;padding:1.75rem;border-width:1px;background:var(--panel)}
.quote [role]{font-size:1.5rem;line-height:1;color:var(--star)}
.quote [role]+p{margin-top:.5rem}
.quote blockquote{margin:.75rem 0 1rem}
.quote figcaption{display:flex;align-items:center;gap:.75rem;margin-top:auto;line-height:1.375}
.quote figcaption>span{min-width:0}
.quote img{width:2.75rem;height:2.75rem;border-radius:999px}
@media (min-width:48em){
  .quote blockquote{margin-bottom:1.5rem}
  .quote figcaption{gap:1rem}
  .quote img{width:3.5rem;height:3.5rem}
}
`,
  "plain-quote": `
@media (max-width:47.99em){
  .plain-quote{padding:.875rem 0;border-width:1px 0 0;background:none}
  .plain-quote>div{display:flex;align-items:center;gap:.75rem}
  .plain-quote [role]+p{margin:0}
  .plain-quote blockquote{margin:.5rem 0 .75rem;font-size:.9375rem}
}
`,
  // Five figures as two and three on phones.
  "in-threes": `
@media (max-width:47.99em){
  .in-threes{grid-template-columns:repeat(6,minmax(0,1fr));font-size:min(.9375rem,4vw)}
  .in-threes>*{grid-column:span 2}
  .in-threes>:first-child:nth-last-child(3n+2),.in-threes>:first-child:nth-last-child(3n+2)+*{grid-column:span 3}
}
`,
  // Marks of tools, each beside its name, kind and use.
  tools: `
.tools>li{display:flex;gap:1.25rem;padding-block:1.25rem;border-bottom-width:1px}
.tools img{flex:none;width:1.875rem;height:1.875rem;margin-top:.25rem}
.tools h3>span{margin-left:.25rem;padding:.125rem .5rem;border-width:1px;background:var(--tint);font-size:.9375rem;line-height:1.5;font-weight:400}
`,
  // Places on a map, dots and names.
  "map-names": `
.map-names{position:absolute;inset:0;width:100%;height:100%;fill:currentColor;font-weight:650;stroke-linecap:round}
.map-names>path{fill:none}
`,
  "region-name": `
.region-name{text-align:left;text-decoration-line:underline;text-decoration-thickness:2px;text-decoration-color:${deep[400]};text-underline-offset:5px}
.region-name:hover,.region-name[aria-pressed=true]{text-decoration-color:${palette.sun[400]}}
`,
  // Five flags in a row before they rotate (`app/entry.idle.ts`) and then, on top of each other, so that nothing
  // jumps. Names are not faded: two on top of each other are unreadable. Five long ones do not fit in a phone's row: three
  // are over two there. `will-change` gives each flag its own layer; otherwise every fade repaints all of them.
  "shows-five": `
.shows-five{grid-template-columns:repeat(auto-fill,minmax(5rem,1fr))}
.shows-five img{width:3rem;height:3rem;margin:0 auto .5rem;transition:opacity 1s ${swell};will-change:opacity}
@media (max-width:47.99em){.shows-five{font-size:clamp(.75rem,3.5vw,.875rem)}}
@media (min-width:48em){
  .shows-five{grid-template-columns:repeat(5,minmax(0,1fr))}
  .shows-five img{width:4rem;height:4rem}
}
@media (min-width:64em){.shows-five{grid-template-columns:repeat(10,minmax(0,1fr))}}
@media screen and (prefers-reduced-motion:no-preference){
  [data-script] .shows-five{grid-template-columns:repeat(5,minmax(0,1fr))}
  [data-script] :not([data-group])>.shows-five>:nth-child(n+6){display:none}
  ${flagAreas(["1/1", "1/2", "1/3", "1/4", "1/5"])}
  .shows-five>*{transition:visibility 1s}
  .shows-five>[data-off],.shows-five>[data-off]>span{visibility:hidden}
  .shows-five>[data-off]>img{opacity:0}
  @media (max-width:47.99em){
    [data-script] .shows-five{grid-template-columns:repeat(6,minmax(0,1fr))}
    ${flagAreas(["1/1/2/3", "1/3/2/5", "1/5/2/7", "2/2/3/4", "2/4/3/6"])}
  }
}
`,
  // A picture beside the visible one would be loaded with it, even with `loading="lazy"`. And the Tab key must not bring
  // another slide into view, which would be out of reach (`inert`) as soon as the application runs.
  "shows-one": `
[data-script] .shows-one{overflow:hidden}
[data-script]:not([data-hydrated]) .shows-one>*>:nth-child(n+2){visibility:hidden}
[data-script]:not([data-hydrated]) .shows-one>*>:nth-child(n+2) picture{display:block;aspect-ratio:4/3}
[data-script]:not([data-hydrated]) .shows-one>*>:nth-child(n+2) img{display:none}
`,
  // What a finger swipes once scripts run; until then it may scroll sideways. Pinch zoom works as elsewhere.
  "touch-pan-y": "[data-hydrated] .touch-pan-y{touch-action:pan-y pinch-zoom}",
  "shows-three": "[data-script] .shows-three>:nth-child(n+4){display:none}",
  "needs-script": "html:not([data-script]) .needs-script{display:none}",
  "needs-motion": "@media (prefers-reduced-motion:reduce){.needs-motion{display:none}}",
  // On phones a row that scrolls sideways begins at what is chosen (CSS Scroll Snap 2). Not on wider screens: no row
  // scrolls there, so the page itself would. Browsers without it have `use-chosen-in-view.ts`.
  "from-chosen": `
@media (max-width:39.99em){
  .from-chosen{scroll-padding-inline:3rem}
  .from-chosen :is([aria-pressed=true],[aria-current=page]){scroll-initial-target:nearest}
}
`,
  // Without script, and on paper, the next element replaces it.
  "with-script": `
html:not([data-script]) .with-script{display:none}
@media screen{[data-script] .with-script+*{display:none}}
`,
  // Counts from 0 to `--to` in 60 steps over two seconds, once it is in view; at once in a window that shows it
  // from the first paint, below `opening`. Browsers without `@property` show the figure at once; CSS can't ask for it, so
  // this asks for what they all have had since.
  counting: `
@property --counting{syntax:'<integer>';inherits:false;initial-value:0}
.counting{counter-reset:count var(--to)}
.counting::before{content:counter(count)}
@supports (transition-behavior:allow-discrete){
  @media (prefers-reduced-motion:no-preference){
    .counting{--counting:var(--to);counter-reset:count var(--counting);animation:counting 2s steps(60)}
    @media (max-height:58.49em){[data-script] [data-unseen] .counting{animation:none}}
    @keyframes counting{from{--counting:0}}
  }
}
`,
  reveal: `
@media screen{.reveal[data-reveal=waiting]{opacity:0;transform:translateY(24px)}}
.blink{animation:blink 600ms ease-in-out 1}
@keyframes blink{50%{opacity:.82}}
`,
  // On phones: beside its picture instead of under it.
  "row-card": `
@media (min-width:20em) and (max-width:47.99em){
  .row-card{display:grid;position:relative;grid-template-columns:5.75rem 1fr;gap:.875rem;align-items:start;font-size:.90625rem;line-height:1.38}
  .row-card>*{margin:0}
  .row-card p{padding:0;margin:.2rem 0 0;font-size:inherit;line-height:inherit}
  .row-card p:nth-of-type(odd){font-size:.8125rem;line-height:1.4}
  .row-card p:first-child{margin:0}
  .row-card a::after{content:'';position:absolute;inset:0}
  .row-card h3{margin:.1rem 0;font-family:inherit;font-weight:650;font-size:1.0625rem;line-height:1.25;letter-spacing:0}
}
`,
  // On phones: coloured cards in a row that is swiped, or walked through with the Tab key.
  "card-row": `
@media screen and (max-width:47.99em){
  .card-row{--edge:clamp(20px,5vw,80px);display:flex;gap:.75rem;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scroll-padding-inline:var(--edge);margin-inline:calc(var(--edge)*-1);padding:6px var(--edge) 12px;border:0;scrollbar-width:thin}
  .card-row>li{flex:0 0 16.5rem;display:flex;scroll-snap-align:start;border:0}
  .card-row a{position:relative;isolation:isolate;display:flex;flex-direction:column;width:100%;min-height:16.5rem;padding:1.125rem;background:linear-gradient(160deg,var(--from),var(--to));color:${shell[0]}}
  .card-row a::before{content:"";position:absolute;inset:0;z-index:-1;background:url(/images/art/archipelago-phone.svg) 30% 0/260%;filter:grayscale(1) brightness(1.7);opacity:.3;-webkit-mask:linear-gradient(#000 30%,transparent 70%)}
  .card-row>:nth-child(even) a::before{background-position:80% 30%}
  .card-row a>:nth-child(1){order:1;margin-top:auto;padding-top:3rem;font-size:1.6rem;line-height:1.06}
  .card-row a>:nth-child(2){font-size:.8125rem}
  .card-row a>:nth-child(3){order:2;font-size:.9375rem;line-height:1.42}
  .card-row a span{color:inherit}
}
`,
  // On phones: drawings one under another, each crossed by a line from left to right at half its height. From the end
  // of one it bends down round the text, back below it and into the next. A drawing is 96 high where it is 300 wide.
  winding: `
@media (max-width:39.99em){
  .winding>li{position:relative;padding:0 24px 28px}
  .winding>li+li{padding-top:28px}
  .winding>:not(:last-child){background:linear-gradient(var(--link) 0 0) 50% 100%/calc(100% - 48px) 3px no-repeat}
  .winding>:not(:last-child)::after,.winding>li+li::before{content:'';position:absolute;width:24px;border:3px solid var(--link)}
  .winding>::after{right:0;top:0;bottom:0;margin-top:calc(16% - 9px);border-left:0!important;border-radius:0 24px 24px 0}
  .winding>li+li::after{margin-top:calc(16% + 19px)}
  .winding>::before{left:0;top:-3px;padding-bottom:calc(16% + 18.8px);border-right:0!important;border-radius:24px 0 0 24px}
}
`,
  drawing: drawingStyles,
  // Beside the words of a page that is not there: a place on the chart where nothing is.
  "off-chart": `
@media screen and (min-width:64em){
  .off-chart{--edge:clamp(20px,5vw,80px);position:relative;padding-right:48%!important}
  .off-chart::before,.off-chart::after{content:"";position:absolute;top:50%;right:var(--edge);transform:translateY(-50%)}
  .off-chart::before{width:36%;aspect-ratio:1;background:linear-gradient(${translucent(deep[950], 0.35)} 0 100%),${deep[950]} url(/images/art/archipelago.svg) 18% 50%/auto 100%}
  .off-chart::after{box-sizing:border-box;margin-right:calc(18% - 4rem);width:8rem;height:8rem;border:3px dashed ${palette.coral[500]};border-radius:50%}
}
`,
};

/**
 * In `em`, the text size that the visitor's browser is set to: with larger text a page is laid out as for a narrower
 * window (WCAG 1.4.4).
 */
const breakpoints: Record<string, string> = { sm: "40em", md: "48em", lg: "64em", xl: "80em" };

/** Type in the face of headlines. */
const display = (size: string, height: number, spacing: string) => ({
  font: `620 ${size}/${height} var(--display-face)`,
  "letter-spacing": spacing,
});

const shadows: Record<string, string> = {
  slab: `0 10px 18px -6px ${translucent(deep[950], 0.22)}, 24px 44px 80px -18px ${translucent(deep[950], 0.34)}`,
  overlay: `0 2px 6px ${translucent(deep[950], 0.1)}, 0 18px 50px -12px ${translucent(deep[950], 0.35)}`,
};

export default defineConfig({
  presets: [presetWind3({ preflight: "on-demand" })],
  configDeps: ["content/generated/picture-places.ts"],
  // Words of our code, whose rules would bring 33 variables to every element.
  blocklist: ["blur", "filter", "transform"],
  safelist: [
    // Spans that depend on the number of items (`home/work-blocks.tsx`).
    ...[3, 4, 5, 6, 7, 12].map((span) => `lg:col-span-${span}`),
    ...fromContent,
  ],
  preflights: [{ getCSS: () => base }],
  // The preset gives every colour an opacity of its own, as a variable that nothing here sets: 5 KB of the sheet.
  postprocess(util) {
    util.entries = util.entries
      .filter(([name]) => !/^--un-\w+-opacity$/.test(name))
      .map(([name, value]) => [name, String(value).replace(/ ?\/ ?var\(--un-\w+-opacity\)/, "")]);
  },
  variants: [
    {
      // `lt-sm:` and the like. The preset writes `calc(40em - 0.1px)`, and Chrome 88 drops queries with two units.
      name: "below",
      order: -1,
      match(matcher) {
        const [prefix, name = ""] = /^lt-(sm|md|lg|xl):/.exec(matcher) ?? [];
        if (!prefix) return matcher;
        const query = `@media (max-width:${Number.parseFloat(breakpoints[name] ?? "") - 0.01}em)`;
        const parentOrder = 3000 - Object.keys(breakpoints).indexOf(name);
        const around = (parent = "") => (parent ? `${parent} $$ ${query}` : query);
        return {
          matcher: matcher.slice(prefix.length),
          handle: (input, next) => next({ ...input, parent: around(input.parent), parentOrder }),
        };
      },
    },
  ],
  theme: {
    colors: { ...palette, ...semantic },
    breakpoints,
    borderRadius: { control: "6px", round: "999px" },
    // The time and easing of everything that moves, unless it says otherwise.
    duration: { DEFAULT: "240ms", slide: "500ms" },
    easing: { DEFAULT: swell },
    // A window as low as a full one at 400 % zoom: nothing stays fixed in it.
    media: {
      low: "(max-height: 320px)",
      // Where a slide of the presentation is a frame of 16 by 9 (`app/presentation`).
      wide: "print,(min-width: 56.25em) and (min-height: 30em)",
    },
    zIndex: { header: "40", overlay: "50", notice: "60" },
  },
  rules: [
    ["type-display-1", display("clamp(2rem,min(1.15rem + 5.2vw,10vw),6.2rem)", 0.98, "-0.022em")],
    ["type-display-2", display("clamp(1.8rem,1.2rem + 2.8vw,3.7rem)", 1.03, "-0.02em")],
    ["type-title", display("clamp(1.3rem,1.18rem + .6vw,1.75rem)", 1.15, "-0.012em")],
    ["type-subtitle", { "font-size": "1.125rem", "line-height": "1.35", "font-weight": "650" }],
    ["type-lead", { "font-size": "clamp(1.1rem, 1rem + .45vw, 1.35rem)", "line-height": "1.5" }],
    ["type-small", { "font-size": "0.9375rem", "line-height": "1.5" }],
    ["type-figure", display("clamp(2.2rem,1.5rem + 3vw,4.4rem)", 1, "-0.025em")],
    // The preset's own use variables, which every page would declare for every element.
    [/^shadow-(slab|overlay)$/, ([, name = ""]) => ({ "box-shadow": shadows[name] })],
    [/^shadow-\[(.+)\]$/, ([, shadow = ""]) => ({ "box-shadow": shadow.replaceAll("_", " ") })],
    [/^rotate-(\d+)$/, ([, degrees]) => ({ transform: `rotate(${degrees}deg)` })],
    [/^scale-\[([\d.]+)\]$/, ([, factor]) => ({ transform: `scale(${factor})` })],
    ["translate-x-1", { transform: "translateX(.25rem)" }],
    [/^snap-([xy])$/, ([, axis]) => ({ "scroll-snap-type": `${axis} mandatory` })],
    ["measure", { "max-width": "37.8em" }],
    // From edge to edge of the window, and content in that which lines up with the page's text.
    ["bleed", { "margin-inline": "calc(clamp(20px, 5vw, 80px) * -1)" }],
    ["pad-edge", { "padding-inline": "clamp(20px, 5vw, 80px)" }],
    ["rhythm", { "padding-block": "clamp(32px, 7vw, 112px)" }],
    ["rhythm-tight", { "padding-block": "clamp(28px, 6vw, 88px)" }],
    // A picture on a background of its own colour fades out into it.
    ["melt-x", { "-webkit-mask": "linear-gradient(90deg, transparent, #000 5%, #000 95%, transparent)" }],
    ["melt-y", { "-webkit-mask": "linear-gradient(transparent, #000 5%, #000 95%, transparent)" }],
    ...Object.entries(styles).map(([name, css]): Rule => [new RegExp(`^${name}$`), () => css]),
    ["bar-mark", { flex: "none", width: "min(2rem, 8.75vw)", height: "min(2rem, 8.75vw)" }],
    ["inverted", { filter: "invert(1)" }],
    ["no-scrollbar", { "scrollbar-width": "none" }],
  ],
  shortcuts: {
    "type-label": "text-[0.8125rem] leading-[1.4] font-650 tracking-[0.06em] uppercase",
    wrap: "w-full max-w-[1440px] mx-auto px-[clamp(20px,5vw,80px)]",
    // Two buttons that share a phone's row where both fit.
    calls:
      "flex flex-wrap gap-x-2 gap-y-3 md:gap-4 lt-sm:[&>a]:grow lt-sm:[&>a]:px-2.5 lt-sm:[&>a]:text-[0.9375rem]",
    // The first screen of the home page: as high as the window, below the header. On phones its parts begin at the top, so
    // that nothing moves while they arrive.
    opening:
      "relative pt-7 pb-5 md:pt-16 md:pb-10 lg:pt-24 lg:pb-14 grid grid-cols-1 gap-x-6 gap-y-6 md:gap-y-14 lg:grid-cols-12 items-end lt-lg:content-start min-h-[min(54rem,calc(100svh-var(--bar)))]",
    "menu-link":
      "flex items-center text-center h-[var(--bar)] px-3.5 lt-xl:px-2.5 leading-tight font-600 text-[0.9875rem] hover:text-link aria-[current=page]:text-link aria-[current=page]:shadow-[inset_0_-3px_0_currentColor]",
    "bar-badge":
      "absolute top-[-.45em] right-[-.45em] min-w-[1.55em] h-[1.55em] rounded-[1em] [font:650_.65em/1.2_var(--text-face)]",
    // Those of which every page has dozens have short names.
    "dropdown-link": "block px-4 py-2.5 text-[0.9875rem] hover:bg-tint hover:text-link",
    "drawer-link":
      "flex items-center min-h-11 pl-6 pr-4 ml-6 border-l-2 border-line aria-[current=page]:border-link aria-[current=page]:text-link",
    "footer-link":
      "inline-block py-1.5 leading-[1.3] lt-md:text-[0.9375rem] hover:underline underline-offset-4",
    // A row of filters that is swiped on phones.
    "swiped-tabs":
      "flex lt-sm:overflow-x-auto no-scrollbar lt-sm:bleed lt-sm:pad-edge lt-sm:py-1 sm:flex-wrap gap-2",
    "btn-base":
      "inline-flex items-center justify-center gap-2 min-h-12 px-6 py-3 rounded-control font-650 leading-tight text-center",
    btn: "btn-base bg-strong text-on-strong hover:bg-text hover:text-ground",
    "btn-accent": "btn-base bg-coral-500 text-ink hover:bg-shell-0",
    "btn-quiet": "btn-base border-2 border-current hover:bg-text hover:text-ground hover:border-text",
    "btn-ghost": "btn-base border-2 border-current hover:bg-shell-0 hover:text-deep-950 hover:border-shell-0",
    underlined: "font-650 underline underline-offset-5 decoration-2 hover:decoration-transparent",
    toggle:
      "min-h-11 px-4 py-2 rounded-control border border-mute font-600 text-[0.9875rem] hover:border-text aria-[pressed=true]:bg-text aria-[pressed=true]:text-ground aria-[pressed=true]:border-text",
    "icon-button": "w-11 h-11 inline-flex items-center justify-center text-xl",
    "carousel-arrow":
      "w-12 h-12 inline-flex items-center justify-center border-2 border-current text-xl rounded-control hover:bg-text hover:text-ground [.opening_&]:border-deep-400 [.opening_&]:hover:bg-shell-0 [.opening_&]:hover:text-deep-950 [.opening_&]:hover:border-shell-0",
    "carousel-dot":
      "w-11 h-11 relative before:content-[''] before:absolute before:inset-x-1 before:top-1/2 before:h-1 before:bg-deep-400 hover:before:bg-shell-0 aria-[current=true]:before:bg-sun-400",
    field:
      "w-full min-h-12 px-4 py-3 rounded-control bg-panel border border-mute focus:border-link aria-[invalid=true]:border-alert aria-[invalid=true]:border-2",
  },
});
