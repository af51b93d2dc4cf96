import { displayFace, textFace } from "../document/fonts.ts";
import { palette, schemes, translucent } from "#content/colours.ts";

const { deep, coral, lagoon, shell, ink } = palette;

/** Colours of the chart by the reader's scheme: paper by day, night ocean in the dark. */
const colours = {
  light: {
    sea: deep[100],
    crest: "#9db6f7",
    grid: translucent(deep[600], 0.14),
    shallows: lagoon[200],
    land: shell[50],
    coast: deep[700],
    text: ink,
    water: deep[700],
    panel: shell[0],
    line: schemes.light.mute,
    pin: coral[600],
    core: shell[0],
  },
  dark: {
    sea: deep[950],
    crest: "#3a55b8",
    grid: translucent(deep[400], 0.14),
    shallows: "#0d3a5c",
    land: "#1b2f8f",
    coast: deep[400],
    text: shell[50],
    water: deep[200],
    panel: deep[900],
    line: schemes.dark.mute,
    pin: coral[500],
    core: deep[950],
  },
};

const variables = (scheme: Record<string, string>) =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** Window widths, in pixels, at which the size of names changes; `map.ts` works it out exactly. */
const steps = [720, 560, 460, 380, 320, 0];
/** Above the first width the frame has this height (`app/contact/office.tsx`), wide enough for the view. */
const wideHeight = 520;

/**
 * @param first size of the first view in units of the chart; lengths on the chart are multiples of `--u`, the units in
 *   one pixel, so that names and marks keep their size at every zoom
 */
export function mapStyle(first: { width: number; height: number }): string {
  const still = steps.map((width, index) => {
    const before = steps[index - 1];
    if (before === undefined) return `svg{--u:${(first.height / wideHeight).toFixed(2)}}`;
    const typical = Math.max((width + before) / 2, 280);
    return `@media (max-width:${before}px){svg{--u:${(first.width / typical).toFixed(2)}}}`;
  });
  const nearness = [0, 1, 2, 3].flatMap((near) => [
    ...[1, 2, 3].filter((from) => from > near).map((from) => `[data-near="${near}"] .from${from}`),
    ...[0, 1, 2].filter((until) => until < near).map((until) => `[data-near="${near}"] .until${until}`),
  ]);
  return `:root{color-scheme:light dark;${variables(colours.light)}}
@media (prefers-color-scheme:dark){:root{${variables(colours.dark)}}}
*{box-sizing:border-box;margin:0}
html,body,#view,#map{height:100%}
body{font:14px/1.4 ${textFace};background:var(--sea);color:var(--text)}
#view{position:relative;overflow:hidden}
h1,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;font-size:1rem}
${still.join("\n")}
#map>svg{display:block;width:100%;height:100%}
#map path{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
#map .grid{stroke:var(--grid)}
#map .swell{stroke:var(--crest);stroke-width:1.2}
[data-near="0"] .close{display:none}
#map .shallows{stroke:var(--shallows);stroke-width:9}
#map .land{fill:var(--land);stroke:var(--coast);stroke-width:1.2}
text{font-size:calc(var(--u)*13px);font-weight:600;fill:var(--text);stroke:var(--sea);stroke-width:calc(var(--u)*3px);paint-order:stroke;stroke-linejoin:round}
.country text,.water text,.island text{text-anchor:middle}
.country text{font-weight:700;letter-spacing:.08em;text-transform:uppercase}
.island text{stroke:var(--land)}
.water text{fill:var(--water);font-weight:500;letter-spacing:.06em}
.town text{font-weight:500}
#map .dot{stroke:var(--text);stroke-width:6}
.peak text{stroke:var(--land);font-weight:500}
.office text{font-family:${displayFace};font-size:calc(var(--u)*18px);font-weight:620;stroke-width:calc(var(--u)*4px)}
.office .ours{font-family:inherit;font-size:calc(var(--u)*13px);stroke:var(--land)}
#map .ring{stroke:var(--pin);stroke-width:34;opacity:.22}
#map .pin{stroke:var(--pin);stroke-width:18}
#map .core{stroke:var(--core);stroke-width:6}
${nearness.join(",")}{display:none}
#controls,#touch,#keys{display:none}
#controls{position:absolute;top:12px;left:12px;gap:1px;background:var(--line);border:1px solid var(--line);border-radius:6px;overflow:hidden}
button{width:44px;height:44px;padding:11px;border:0;background:var(--panel);color:var(--text);cursor:pointer}
button svg{display:block;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
button:hover{background:var(--text);color:var(--panel)}
button[aria-disabled=true]{color:var(--line);cursor:default}
button[aria-disabled=true]:hover{background:var(--panel)}
button[aria-disabled=true] svg{opacity:.45}
#foot{position:absolute;left:0;right:0;bottom:0;display:flex;align-items:end;justify-content:space-between;padding:0 0 0 12px;pointer-events:none}
#foot a{pointer-events:auto;padding:7px 12px;background:var(--panel);color:var(--text);font-weight:600;text-decoration-thickness:2px;text-underline-offset:4px}
#foot a:hover{text-decoration-color:transparent}
#scale{height:22px;padding-left:6px;margin-bottom:10px;border:solid var(--text);border-width:0 2px 2px;line-height:18px;font-size:13px;font-weight:600;white-space:nowrap;visibility:hidden}
#touch{position:absolute;right:12px;top:12px;max-width:calc(100% - 90px);padding:4px 10px;background:var(--panel);font-size:13px}
:focus-visible{outline:3px solid ${coral[500]};outline-offset:-3px}
:focus:not(:focus-visible){outline:0}
[data-script] #controls{display:grid}
[data-script] #scale{visibility:visible}
[data-script] #map{cursor:grab;touch-action:pan-x pan-y;-webkit-user-select:none;user-select:none}
[data-script] #map:active{cursor:grabbing}
@media (pointer:coarse){[data-script]:not([data-moving]) #touch{display:block}}
@media (forced-colors:active){:root{--sea:Canvas;--crest:GrayText;--grid:GrayText;--shallows:Canvas;--land:Canvas;--coast:CanvasText;--text:CanvasText;--water:CanvasText;--panel:ButtonFace;--line:ButtonText;--pin:Highlight;--core:Canvas}#map{forced-color-adjust:none}#map .grid{display:none}button{color:ButtonText}}
@media print{#controls,#touch,#scale{display:none!important}}`;
}
