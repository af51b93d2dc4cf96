import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, slab, stage } from "../../kit/stage.ts";

const accounts = ["Carrier A", "Contact centre", "Platform", "Reseller", "Airline desk"];
const people: [role: string, x: number, y: number, colour: string][] = [
  ["Network engineer", 190, 130, p.lagoon400],
  ["Regulatory", 610, 110, p.sun400],
  ["Finance", 680, 430, p.coral300],
  ["Product lead", 130, 450, p.deep400],
];

export const draw = () =>
  stage({
    ground: "#4b2a86",
    motif: ground.swell("#5b39a0", 44, { islets: 5, line: 3 }),
    css: css`
      .slab {
        background: #fff;
      }
      .list {
        position: absolute;
        left: 0;
        top: 46px;
        width: 400px;
        height: 100%;
        background: #f3eefb;
        padding: 40px 34px;
      }
      .list h2 {
        font-size: 34px;
        margin-bottom: 24px;
      }
      .item {
        padding: 22px 24px;
        border-radius: 14px;
        font-weight: 650;
        font-size: 22px;
        margin-bottom: 12px;
        background: #fff;
      }
      .item:nth-child(3) {
        background: #4b2a86;
        color: #fff;
      }
      .room {
        position: absolute;
        left: 440px;
        top: 86px;
        width: 880px;
      }
      .room h1 {
        font-size: 54px;
      }
      .note {
        background: #f3eefb;
        border-radius: 16px;
        padding: 26px 30px;
        font-size: 22px;
        margin-top: 20px;
        width: 840px;
      }
    `,
    body: slab(
      "Account room",
      html`<div class="list">
          <h2>Accounts</h2>
          ${accounts.map((name) => html`<div class="item">${name}</div>`).join("")}
        </div>
        <div class="room">
          <h1>The buying circle</h1>
          <svg width="840" height="590" viewBox="0 0 840 590">
            <g stroke="#c9b6ec" stroke-width="4" fill="none">
              ${people.map(([, x, y]) => html`<path d="M410 290Q${(x + 410) / 2} ${y} ${x} ${y}" />`).join("")}
            </g>
            <circle cx="410" cy="290" r="92" fill="#4b2a86" />
            <text x="410" y="284" text-anchor="middle" font-family="Display" font-size="27" fill="#fff">
              Contact
            </text>
            <text x="410" y="316" text-anchor="middle" font-family="Display" font-size="27" fill="#fff">
              centre
            </text>
            ${people
              .map(
                ([role, x, y, colour]) =>
                  html`<circle cx="${x}" cy="${y}" r="58" fill="${colour}" />
                    <text x="${x}" y="${y + 92}" text-anchor="middle" font-size="24" font-weight="650"
                      >${role}</text
                    >`,
              )
              .join("")}
          </svg>
          <div class="note">
            <b>Next step</b><br />Porting guide for the engineer, before the call on Thursday
          </div>
        </div>`,
    ),
  });
