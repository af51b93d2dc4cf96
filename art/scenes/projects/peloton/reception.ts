import { art, handset, tall, words } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

const kinds: [name: string, asked: string, chosen: boolean][] = [
  ["Hotel", "Rooms, floor space", true],
  ["Workplace", "People on site", false],
  ["Campus", "Opening hours", false],
  ["My own home", "To the shop", false],
];

const pigeonholes = [0, 1, 2, 3]
  .flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => {
      const [x, y] = [60 + column * 184, 60 + row * 150];
      const key = (row * 5 + column * 3) % 4 !== 0;
      return (
        html`<path d="M${x} ${y}h150v118H${x}z" fill="#2a1a12" />` +
        (key
          ? html`<path d="M${x + 75} ${y + 22}v34" stroke="${p.sun400}" stroke-width="8" /><circle
                cx="${x + 75}"
                cy="${y + 20}"
                r="10"
                fill="${p.sun400}"
              /><rect
                x="${x + 53}"
                y="${y + 54}"
                width="44"
                height="54"
                rx="10"
                fill="${(row + column) % 3 ? p.coral600 : p.lagoon600}"
              />`
          : "")
      );
    }),
  )
  .join("");

/** At a hotel's desk, between the bell and the key: the form that asks who is asking. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#5f3d28",
    css: css`
      .kind {
        padding: 18px 30px;
      }
      .kind h2 {
        font-size: 54px;
        margin: 12px 0 26px;
      }
      .choice {
        border: 3px solid #3c3c48;
        border-radius: 22px;
        padding: 20px 26px;
        margin-bottom: 14px;
        font-size: 21px;
      }
      .choice b {
        display: block;
        font: 32px Display;
      }
      .chosen {
        background: ${p.coral500};
        border-color: ${p.coral500};
        color: #1b1b1f;
      }
    `,
    body:
      art(
        tall,
        html`<path d="M0 0h1000v700H0z" fill="#4a2d1c" />
          ${pigeonholes}
          <path d="M0 690h1000v70H0z" fill="#8a5a38" />
          <path d="M0 690h1000v16H0z" fill="#b67d52" />
          <path d="M0 1010h1000v190H0z" fill="#e9dcc6" />
          <path d="M0 1010h1000v26H0z" fill="#fff" />`,
      ) +
      handset(
        html`<div class="kind">
          <h2>Who will ride?</h2>
          ${kinds.map(([name, asked, chosen]) => html`<div class="choice ${chosen ? "chosen" : ""}"><b>${name}</b>${asked}</div>`).join("")}
          <p style="font-size:22px;opacity:.8;margin-top:24px">
            We ask for the organisation, and nothing about riders.
          </p>
        </div>`,
        { left: 260, top: 126, time: "15:20", ink: "#fff", paper: "#1b1b1f" },
      ) +
      art(
        tall,
        html`<ellipse cx="500" cy="1112" rx="330" ry="30" fill="${p.deep950}" opacity=".2" />
          <g transform="translate(160 1010)">
            <ellipse cy="66" rx="140" ry="26" fill="${p.deep950}" opacity=".25" />
            <path d="M-112 30a112 112 0 0 1 224 0z" fill="${p.sun400}" />
            <path d="M40-74a112 112 0 0 1 72 104H46q24-60-6-104z" fill="#d99a10" />
            <path
              d="M-78 0q14-40 44-54"
              fill="none"
              stroke="${p.sun200}"
              stroke-width="14"
              stroke-linecap="round"
            />
            <rect x="-130" y="28" width="260" height="34" rx="17" fill="${p.ink}" />
            <rect x="-14" y="-108" width="28" height="34" rx="10" fill="${p.ink}" />
          </g>
          <g transform="translate(846 1070) rotate(14)">
            <ellipse cx="10" cy="52" rx="120" ry="18" fill="${p.deep950}" opacity=".2" />
            <rect x="-30" y="-50" width="170" height="100" rx="30" fill="${p.coral600}" />
            ${words(58, 18, "Gym", { size: 46, fill: "#fff", display: true, anchor: "middle" })}
            <circle cx="-62" r="36" fill="none" stroke="#c4cddd" stroke-width="12" />
          </g>`,
        true,
      ),
  });
