import { ground, phone, slab, stage } from "../../kit.ts";
import { palette as p } from "../../palette.ts";
import { cocoa, coconut, goldenCocoa, leaf, ngali } from "../../still-life.ts";

const lot = (back: string, art: string, name: string, place: string, term: string) =>
  `<div class="lot"><svg viewBox="-200 -150 400 300" style="background:${back}">${art}</svg>
<div class="row between"><div><b>${name}</b><small>${place}</small></div><em class="d">${term}</em></div></div>`;

export default stage({
  ground: p.sun400,
  motif: ground.weave("#f3ac0a"),
  css: `.hero{height:480px;background:${p.leaf800};color:#fff7e2;position:relative;padding:34px 56px;overflow:hidden}
.hero h1{font-size:78px;margin-top:70px;width:640px}.hero svg{position:absolute;right:40px;top:110px;width:620px}
.nav{gap:34px;font-size:18px;font-weight:600}.nav b{font:24px Display;margin-right:auto}
.lots{display:grid;grid-template-columns:repeat(3,300px);gap:26px;padding:34px 56px}
.lot{border-radius:14px;overflow:hidden;box-shadow:0 0 0 2px ${p.shell200}}.lot .row{padding:18px 20px;align-items:end}
.lot b{display:block;font-size:22px}.lot em{font-style:normal;font-size:19px;color:${p.leaf700}}`,
  body:
    slab(
      "Island Harvests",
      `<div class="hero"><div class="row nav"><b>Island Harvests</b><span>Produce</span><span>Growers</span><span>Export desk</span></div>
<h1>From the garden to the world's docks</h1><svg viewBox="0 0 620 380">${leaf(300, 400, 1.2, -22)}${leaf(450, 410, 1.3, 12)}
${leaf(560, 400, 1.1, 34)}${coconut(460, 270, 0.95, -8)}${cocoa(300, 270, 0.85, -24)}${cocoa(370, 310, 0.7, 26, goldenCocoa)}
${ngali(580, 340, 0.8, 20)}</svg></div><div class="lots">
${lot("#fbe3c8", cocoa(-56, 0, 0.86, -14) + cocoa(66, 10, 0.76, 16, goldenCocoa), "Trinitario cocoa", "Guadalcanal", "FOB Honiara")}
${lot("#ddefe2", leaf(-90, 170, 0.8, -30) + leaf(100, 170, 0.8, 30) + coconut(0, 6, 0.95), "Virgin coconut", "Malaita", "FOB Auki")}
${lot("#e3e0f2", ngali(-70, 0, 0.9, -18) + ngali(30, -20, 1, 8) + ngali(100, 40, 0.84, 30), "Ngali nut", "Makira", "FOB Kirakira")}</div>`,
    ) +
    phone(
      `<div style="background:${p.leaf800};color:#fff7e2;height:100%;padding:44px 28px"><small>Shipment</small>
<h2 style="font-size:36px;margin:8px 0 30px">On the water</h2><svg viewBox="0 0 270 250"><path d="M20 214C60 120 110 190 140 120S220 40 250 30" fill="none" stroke="${p.leaf500}" stroke-width="4" stroke-dasharray="2 11"/>
<path d="M20 214C60 120 110 190 140 120" fill="none" stroke="${p.sun400}" stroke-width="6"/><circle cx="20" cy="214" r="9" fill="${p.sun400}"/>
<circle cx="140" cy="120" r="17" fill="${p.sun400}"/><circle cx="250" cy="30" r="9" fill="none" stroke="#fff7e2" stroke-width="4"/></svg>
<div class="row between" style="margin-top:14px;font-weight:600"><span>Honiara</span><span>Brisbane</span></div>
<div style="background:#fff;color:${p.ink};border-radius:20px;padding:22px;margin-top:34px"><small>Cocoa lot</small><b style="display:block;font-size:24px">12.5 t dried</b></div></div>`,
      "right:70px;top:470px",
    ),
});
