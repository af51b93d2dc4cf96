import { art, handset, tall, words } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const tube = (x: number, liquid: string, level: number, cap: string) =>
  html`<g transform="translate(${x} 0)">
    <path d="M-42 640h84v360q0 60-42 84-42-24-42-84z" fill="#fff" opacity=".82" />
    <path d="M-42 ${level}h84v${1000 - level}q0 60-42 84-42-24-42-84z" fill="${liquid}" />
    <path d="M-24 680v270" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7" />
    <rect x="-54" y="580" width="108" height="70" rx="16" fill="${cap}" />
  </g>`;

/** A phone stands in the rack between the tubes: the part's number has been typed, and the part answers. */
export const draw = () =>
  stage({
    ...tall,
    ground: p.coral600,
    motif: ground.weave(p.coral500, 150, 5, tall),
    css: css`
      .ask {
        margin: 26px 30px 0;
        border: 3px solid ${p.ink};
        border-radius: 99px;
        padding: 16px 26px;
        font: 36px Display;
      }
      .ask i {
        display: inline-block;
        width: 3px;
        height: 36px;
        margin-left: 6px;
        vertical-align: -4px;
        background: ${p.coral500};
      }
      .answer {
        margin: 40px 30px 0;
        font-size: 28px;
      }
      .answer small {
        font-size: 19px;
        font-weight: 650;
      }
      .answer h2 {
        font-size: 54px;
        color: ${p.deep600};
        margin: 8px 0 16px;
      }
      .answer li {
        display: flex;
        justify-content: space-between;
        border-top: 2px solid ${p.shell200};
        padding: 17px 0;
        font-weight: 600;
      }
    `,
    body:
      art(
        tall,
        html`<path d="M0 1040h1000v160H0z" fill="${p.shell200}" /><path
            d="M0 1040h1000v22H0z"
            fill="#fff"
          />`,
      ) +
      handset(
        html`<div class="ask">AB-1170<i></i></div>
          <div class="answer">
            <small>Advert</small>
            <h2>AB-1170 antibody, western blot</h2>
            <ul style="list-style:none">
              <li><span>Dilution</span><span>1 : 1000</span></li>
              <li><span>Volume</span><span>100 µl</span></li>
              <li><span>Data sheet</span><span>PDF</span></li>
              <li><span>Order by number</span><span>→</span></li>
            </ul>
          </div>`,
        { left: 260, top: 70, scale: 1, time: "10:24", ink: p.ink, paper: "#fff" },
      ) +
      art(
        tall,
        html`${tube(120, p.coral500, 800, p.ink)}${tube(890, p.sun400, 740, p.ink)}
          <path d="M30 820h940v56H30z" fill="${p.deep800}" />
          <path d="M30 820h940v14H30z" fill="${p.deep400}" />
          <path d="M60 876h60v204H60zM880 876h60v204h-60z" fill="${p.deep900}" />
          <path d="M20 1010h960v76H20z" fill="${p.deep800}" />
          <path d="M20 1010h960v16H20z" fill="${p.deep400}" />
          ${words(500, 1064, "PART NUMBER FIRST", { size: 30, fill: p.deep200, anchor: "middle" })}`,
        true,
      ),
  });
