import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, phone, slab, stage } from "../../kit/stage.ts";

const countries = ["UK", "Polska", "Nederland", "Danmark", "Österreich"];
const steps = ["First talk", "Tests", "Treatment", "Follow-up"];

export const draw = () =>
  stage({
    ground: "#f6c9bd",
    motif: ground.swell("#efb3a3", 21, { islets: 3, line: 3 }),
    css: css`
      .top {
        padding: 30px 60px;
        font-weight: 600;
        gap: 30px;
      }
      .top b {
        font: 26px Display;
        margin-right: auto;
        color: ${p.lagoon700};
      }
      .tabs {
        padding: 0 60px;
        gap: 10px;
      }
      .tabs span {
        padding: 12px 22px;
        border-radius: 10px 10px 0 0;
        background: ${p.shell100};
        font-weight: 600;
      }
      .tabs span:first-child {
        background: ${p.lagoon700};
        color: #fff;
      }
      .hero {
        background: ${p.lagoon700};
        color: #fff;
        padding: 66px 60px 80px;
        position: relative;
        height: 430px;
      }
      .hero h1 {
        font-size: 82px;
        width: 700px;
      }
      .hero p {
        font-size: 24px;
        width: 560px;
        margin-top: 24px;
        opacity: 0.9;
      }
      .hero svg {
        position: absolute;
        right: 40px;
        top: 30px;
      }
      .path {
        display: grid;
        grid-template-columns: repeat(4, 1fr);
        gap: 0;
        padding: 50px 60px;
        width: 1000px;
      }
      .path div {
        border-top: 4px solid ${p.lagoon400};
        padding-top: 20px;
      }
      .path b {
        display: block;
        font: 28px Display;
      }
    `,
    body:
      slab(
        "TFP Fertility Group",
        html`<div class="row top">
            <b>TFP Fertility</b><span>Treatments</span><span>Clinics</span><span>Donors</span
            ><span>For doctors</span>
          </div>
          <div class="row tabs">${countries.map((name) => html`<span>${name}</span>`).join("")}</div>
          <div class="hero">
            <h1>Clear answers, at your pace</h1>
            <p>What happens, in which order, and who will be with you.</p>
            <svg
              width="480"
              height="380"
              viewBox="0 0 480 380"
              fill="none"
              stroke="${p.lagoon200}"
              stroke-width="7"
            >
              <circle cx="240" cy="190" r="150" />
              <circle cx="240" cy="190" r="104" stroke="${p.coral300}" />
              <circle cx="214" cy="170" r="40" fill="${p.coral300}" stroke="none" />
              <circle cx="276" cy="222" r="28" fill="${p.sun200}" stroke="none" />
            </svg>
          </div>
          <div class="path">
            ${steps.map((step, index) => html`<div><small>Step ${index + 1}</small><b>${step}</b></div>`).join("")}
          </div>`,
      ) +
      phone(
        html`<div style="padding:52px 28px;background:${p.shell50};height:100%">
          <h2 style="font-size:34px">Your first talk</h2>
          <p style="margin:14px 0 24px">Choose a clinic near you</p>
          ${["Warszawa", "Wien", "København", "Amsterdam"].map((city, index) => html`<div class="row between" style="padding:20px;border-radius:14px;margin-bottom:12px;font-weight:650;background:${index === 1 ? p.lagoon700 : "#fff"};color:${index === 1 ? "#fff" : p.ink}"><span>${city}</span><span>${index === 1 ? "✓" : ""}</span></div>`).join("")}
          <div
            class="pill"
            style="background:${p.coral500};color:${p.ink};margin-top:20px;width:100%;text-align:center;padding:20px"
          >
            Ask for a date
          </div>
        </div>`,
        "right:64px;top:440px",
      ),
  });
