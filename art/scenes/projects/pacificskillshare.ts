import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, phone, slab, stage } from "../../kit/stage.ts";

const lessons: [title: string, minutes: string, colour: string, art: string][] = [
  [
    "Joining a pipe",
    "10 minutes",
    p.lagoon200,
    html`<path d="M10 90h110v-50h110" fill="none" stroke="${p.lagoon700}" stroke-width="26" />
      <path d="M96 66h50v48H96z" fill="${p.sun400}" />`,
  ],
  [
    "Dressing a wound",
    "8 minutes",
    p.coral100,
    html`<path d="M40 40h160v60H40z" fill="#fff" />
      <path d="M100 40h40v60h-40z" fill="${p.coral300}" />
      <path d="M120 52v36M102 70h36" stroke="#fff" stroke-width="9" />`,
  ],
  [
    "Keeping a cash book",
    "12 minutes",
    p.sun200,
    html`<path d="M50 20h140v110H50z" fill="#fff" />
      <path d="M70 48h100M70 74h100M70 100h60" stroke="${p.sun600}" stroke-width="7" />`,
  ],
  [
    "Wiring a switch",
    "9 minutes",
    p.deep100,
    html`<rect x="80" y="16" width="80" height="116" rx="12" fill="#fff" />
      <path d="M120 40v40" stroke="${p.deep600}" stroke-width="22" stroke-linecap="round" />`,
  ],
];

export const draw = () =>
  stage({
    ground: p.lagoon400,
    motif: ground.swell("#22bda3", 7, { islets: 6, line: 3, fill: "#1fb39a" }),
    css: css`
      .slab {
        background: ${p.shell50};
      }
      .head {
        padding: 40px 60px 10px;
      }
      .head h1 {
        font-size: 68px;
        width: 760px;
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(2, 410px);
        gap: 26px;
        padding: 30px 60px;
      }
      .card {
        background: #fff;
        border-radius: 18px;
        overflow: hidden;
      }
      .card svg {
        width: 100%;
        height: 240px;
      }
      .card div {
        padding: 20px 24px;
      }
      .card b {
        display: block;
        font: 27px Display;
      }
    `,
    body:
      slab(
        "PacificSkillshare",
        html`<div class="head"><h1>Ten minutes, then try it</h1></div>
          <div class="grid">
            ${lessons
              .map(
                ([title, minutes, colour, art]) =>
                  html`<div class="card">
                    <svg viewBox="0 0 240 150" style="background:${colour}">${art}</svg>
                    <div><b>${title}</b><small>${minutes}, works offline</small></div>
                  </div>`,
              )
              .join("")}
          </div>`,
      ) +
      phone(
        html`<div style="background:${p.deep800};color:#fff;height:100%;padding:50px 28px">
          <small>Course</small>
          <h2 style="font-size:38px;margin:6px 0 20px">Plumbing 1</h2>
          <svg viewBox="0 0 270 330">
            <path
              d="M40 30C160 40 220 90 150 140S40 200 110 250 220 270 230 310"
              fill="none"
              stroke="${p.deep400}"
              stroke-width="5"
              stroke-dasharray="2 13"
              stroke-linecap="round"
            />
            ${[
              [40, 30],
              [178, 84],
              [90, 178],
              [110, 250],
              [230, 310],
            ]
              .map(
                ([x, y], index) =>
                  html`<circle cx="${x}" cy="${y}" r="22" fill="${index < 3 ? p.lagoon400 : "#22399c"}" />`,
              )
              .join("")}
          </svg>
          <div
            class="pill"
            style="background:${p.sun400};color:${p.ink};width:100%;text-align:center;padding:20px;margin-top:26px"
          >
            Keep on this phone
          </div>
          <p style="text-align:center;margin-top:14px">1.8 MB</p>
        </div>`,
        "right:76px;top:400px",
      ),
  });
