import { palette, schemes } from "../../content/colours.ts";

const { deep, shell, coral, lagoon, sun } = palette;

/** The night colours of slabs, the same in both schemes. */
const night = `--k:${shell[50]};--q:${deep[200]};--a:${deep[400]};--b:${coral[300]};--c:${lagoon[400]};--d:${sun[400]};--r:${schemes.dark.line};--g:${deep[900]};background:${deep[900]};color:${shell[50]}`;

/**
 * Styles of drawings, for `uno.config.ts`. Selectors of one kind begin with its class, so that a page carries only what
 * it shows. Colours are variables: the page's scheme on paper, night colours on slabs. A `path` is a line, a `rect`
 * or `circle` a shape, both in the colour of their series (sa to sd).
 */
export const drawingStyles = `
.drawing{--k:var(--text);--q:var(--mute);--a:var(--link);--b:var(--alert);--c:var(--good);--d:var(--star);--r:var(--line);--g:var(--ground);border-top:2px solid var(--text);padding-top:1rem;margin-top:2.5rem}
.drawing>div{margin:1.25rem 0 1rem}
.drawing svg{overflow:visible;max-width:none}
.drawing>div>svg{width:100%}
.drawing .sa{--s:var(--a)}.drawing .sb{--s:var(--b)}.drawing .sc{--s:var(--c)}.drawing .sd{--s:var(--d)}
.drawing path{fill:none;stroke:var(--s,var(--a));stroke-width:3;vector-effect:non-scaling-stroke}
.drawing rect,.drawing circle{fill:var(--s,var(--a))}
.drawing text{font-size:14px;fill:var(--s,var(--k));paint-order:stroke;stroke:var(--g);stroke-width:5;stroke-linejoin:round}
.drawing .tb{font-weight:650}.drawing .tq{fill:var(--q)}.drawing .to{fill:var(--g);stroke:none}
.drawing .hol{fill:var(--g);stroke:var(--s);stroke-width:2.5}
.drawing rect.hol,.drawing .das{stroke-dasharray:5 4}
.drawing .hub{stroke:var(--k);stroke-width:10;stroke-linecap:round}
.drawing .hit,.drawing .win{fill:none;stroke:var(--b);stroke-width:2;stroke-dasharray:3 4}
.drawing .grid{stroke:var(--r);stroke-width:1}
.drawing table{border-collapse:collapse;margin-top:1rem;width:100%}
.drawing th,.drawing td{text-align:left;vertical-align:top;font-weight:400;padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line)}
.drawing tr:first-child th{font-weight:650;border:0}
.drawing details{margin-top:.5rem}.drawing summary{display:inline-block}
.drawing .fat{stroke-width:4}.drawing .limit{stroke:var(--k);stroke-width:2;stroke-dasharray:2 5}
.drawing-flow>div{${night};padding:1.25rem 1rem;display:grid;gap:2.5rem}
.drawing .dots{stroke-width:12;stroke-linecap:round;stroke-dasharray:0 110}
.drawing .th{font-size:19px;font-weight:650}.drawing .one{stroke:var(--k);stroke-width:4}
.drawing .m{fill:var(--k);stroke:none}.drawing .n{fill:var(--d);stroke:none}
@media(min-width:40em){.drawing-flow>div{grid-template-columns:1fr 1fr;padding:2rem}}
.numbered i,.drawing-screen i{font:650 .875rem/1.75rem var(--text-face);flex:none;width:1.75rem;height:1.75rem;border-radius:50%;background:${sun[400]};color:${deep[950]};text-align:center}
.numbered b,.drawing-screen b{font-weight:650}
.numbered p{font-size:.9375rem;line-height:1.5;color:var(--mute)}
.drawing .gate i,.drawing .open i{background:${coral[300]};border-radius:4px}
.numbered{display:grid;gap:1rem;align-content:start}
.numbered li{position:relative;padding-left:2.75rem}
.numbered i{position:absolute;left:0;top:0}
.drawing-route>div{position:relative}
.drawing.drawing-route svg{position:absolute;left:2px;top:0;width:24px;height:100%}
.drawing.drawing-route svg:first-child{display:none}
.drawing.drawing-route ol{gap:1.5rem}
@media(min-width:64em){.drawing.drawing-route svg{display:none}.drawing.drawing-route svg:first-child{display:block;top:2px;left:0;width:100%;height:24px}.drawing.drawing-route ol{grid-auto-flow:column;grid-auto-columns:1fr;gap:1rem}.drawing.drawing-route ol li{padding:2.75rem 0 0}}
.drawing-screen>div{display:grid;gap:1.5rem}
.drawing-screen ul{${night};padding:2.25rem 1.25rem 1.25rem;border-radius:12px;position:relative;align-self:start;font-size:.9375rem;line-height:1.4}
.drawing-screen ul::before{content:"";position:absolute;left:1.25rem;top:1rem;width:2.5rem;height:6px;border-radius:3px;background:var(--r)}
.drawing-screen .phone{border-radius:30px;width:100%;max-width:20rem;margin-inline:auto;padding-bottom:2rem}
.drawing-screen .phone::before{left:50%;margin-left:-1.25rem}
.drawing-screen ul li{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;padding:.625rem 0;border-top:1px solid var(--r)}
.drawing-screen ul li:first-child{border:0}
.drawing-screen ul span{flex:1}
.drawing-screen ul svg{flex:0 0 100%;width:100%;height:36px;overflow:hidden}
.drawing-screen ul .heading{font-size:1.25rem;font-weight:650}
.drawing-screen ul .message,.drawing-screen ul .button{border:0;border-radius:14px 14px 14px 2px;padding:.625rem .875rem;margin:.5rem 0;background:${deep[850]}}
.drawing-screen ul .button{border-radius:6px;background:${sun[400]};color:${deep[950]};font-weight:650}
.drawing-screen ul .button i{background:${deep[950]};color:${shell[50]}}
.drawing-screen ul .open b{color:var(--b);border:2px dashed;border-radius:4px;padding:0 .5rem}
.drawing-screen ul .open.button{background:none;color:var(--q);border:2px dashed var(--b)}
@media(min-width:40em){.drawing-screen>div{grid-template-columns:3fr 2fr;gap:2.5rem}}
`;
