import { translucent } from "../../../content/colours.ts";
import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, phone, slab, stage } from "../../kit/stage.ts";

const homes: [x: number, y: number, price: string][] = [
  [330, 250, "$84k"],
  [540, 370, "$129k"],
  [420, 520, "$66k"],
  [690, 230, "$210k"],
];

export const draw = () =>
  stage({
    ground: "#f08d6b",
    motif: ground.stamp("#ea805b", 17, 133),
    css: css`
      .map {
        position: absolute;
        left: 0;
        top: 46px;
      }
      .lang {
        position: absolute;
        right: 34px;
        top: 74px;
        gap: 10px;
      }
      .lang span {
        background: #fff;
        border-radius: 10px;
        padding: 12px 20px;
        font-weight: 650;
        box-shadow: 0 4px 16px ${translucent(p.deep950, 0.15)};
      }
      .lang span:nth-child(3) {
        background: ${p.ink};
        color: #fff;
      }
      .find {
        position: absolute;
        left: 48px;
        top: 86px;
        background: #fff;
        border-radius: 16px;
        padding: 30px 34px;
        width: 430px;
        box-shadow: 0 14px 40px ${translucent(p.deep950, 0.2)};
      }
      .find h1 {
        font-size: 46px;
        margin-bottom: 20px;
      }
      .find div {
        border-top: 2px solid ${p.shell200};
        padding: 16px 0;
        font-weight: 600;
      }
      .tag {
        position: absolute;
        background: ${p.coral600};
        color: #fff;
        border-radius: 12px;
        padding: 10px 18px;
        font: 24px Display;
        box-shadow: 0 8px 20px ${translucent(p.deep950, 0.3)};
      }
    `,
    body:
      slab(
        "Batumi.Immo",
        html`<svg class="map" width="1360" height="1074" viewBox="0 0 1360 1074">
            <path fill="#f3efe4" d="M0 0h1360v1074H0z" />
            <path fill="#9ad7ea" d="M0 0h300c-30 150 60 230 40 380s-120 250-60 400 10 200 60 294H0z" />
            <path
              d="M300 0c-30 150 60 230 40 380s-120 250-60 400 10 200 60 294"
              fill="none"
              stroke="#e6c98f"
              stroke-width="26"
            />
            <g stroke="#ddd5c2" stroke-width="14" fill="none">
              <path
                d="M420 0L560 1074M640 0L800 1074M900 0l120 1074M1160 0l90 1074M330 240L1360 120M320 470L1360 380M290 720L1360 660M320 930L1360 900"
              />
            </g>
            <path fill="#bfdcae" d="M610 430h170v180H640zM980 180h150v110H990z" />
          </svg>
          <div class="find">
            <h1>By the sea</h1>
            <div>Up to five minutes' walk</div>
            <div>Two rooms or more</div>
            <div>Finished building</div>
          </div>
          <div class="row lang">
            <span>English</span><span>Русский</span><span>Georgian</span><span>Deutsch</span>
          </div>
          ${homes.map(([x, y, price]) => html`<span class="tag" style="left:${x + 180}px;top:${y + 200}px">${price}</span>`).join("")}`,
      ) +
      phone(
        html`<div style="height:100%;background:#fff">
          <svg viewBox="0 0 320 280">
            <path fill="#9ad7ea" d="M0 0h320v280H0z" />
            <path fill="#fff" d="M70 60h80v220H70z" />
            <path fill="#f4e4d4" d="M170 20h90v260h-90z" />
            <g fill="${p.deep400}">
              ${[0, 1, 2, 3, 4].map((row) => html`<path d="M84 ${84 + row * 38}h20v20H84zM116 ${84 + row * 38}h20v20h-20zM184 ${48 + row * 44}h24v24h-24zM222 ${48 + row * 44}h24v24h-24z" />`).join("")}
            </g>
          </svg>
          <div style="padding:24px 28px">
            <h2 style="font-size:34px">Two rooms, floor 9</h2>
            <p style="margin:10px 0 20px">58 m², sea view, finished</p>
            <b style="font:40px Display;color:${p.coral600}">$84k</b>
            <div
              class="pill"
              style="background:${p.ink};color:#fff;margin-top:22px;width:100%;text-align:center;padding:20px"
            >
              Share in German
            </div>
          </div>
        </div>`,
        "right:60px;top:420px",
      ),
  });
