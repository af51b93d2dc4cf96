import { art, handset, tall } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

/** A dealer's monthly form on the console of a treadmill, which queries an impossible order. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#bfe9df",
    css: css`
      .form {
        padding: 18px 30px;
        font-size: 23px;
      }
      .form h2 {
        font-size: 52px;
        margin-bottom: 24px;
      }
      .form label {
        display: block;
        font-weight: 650;
        margin-top: 20px;
      }
      .box {
        border: 3px solid ${p.shell300};
        border-radius: 12px;
        padding: 12px 20px;
        margin-top: 8px;
        font: 34px Display;
      }
    `,
    body:
      art(
        tall,
        html`<path d="M0 0h1000v430H0z" fill="#a8dccf" />
          <path d="M60 40h250v330H60zM375 40h250v330H375zM690 40h250v330H690z" fill="#dff5ee" />
          <path
            d="M60 250q60-60 125-30t125-40v190H60zM375 220q70-40 125 0t125-30v180H375zM690 190q60 50 125 20t125 10v150H690z"
            fill="${p.leaf500}"
            opacity=".5"
          />
          <path d="M150 1200L250 560h500l100 640z" fill="${p.ink}" />
          <path d="M230 1200l80-600h380l80 600z" fill="#22305c" />
          <path
            d="M310 640h380M300 720h400M290 810h420M276 910h448M262 1020h476M246 1140h508"
            stroke="#33437a"
            stroke-width="10"
          />
          <path
            d="M110 1200L60 620q-8-70 60-80l100-20M890 1200l50-580q8-70-60-80l-100-20"
            fill="none"
            stroke="${p.lagoon700}"
            stroke-width="56"
            stroke-linecap="round"
          />
          <path
            d="M96 1120L48 640M904 1120l48-480"
            stroke="${p.lagoon400}"
            stroke-width="12"
            stroke-linecap="round"
          />
          <path
            d="M160 380h680q60 0 66 60l34 330q6 70-60 70H120q-66 0-60-70l34-330q6-60 66-60z"
            fill="${p.lagoon700}"
          />
          <path d="M160 380h680q60 0 66 60l4 34H90l4-34q6-60 66-60z" fill="${p.lagoon600}" />
          <circle cx="170" cy="620" r="56" fill="#004b46" />
          <circle cx="830" cy="620" r="56" fill="#004b46" />
          <path
            d="M170 590v60M140 620h60M800 620h60"
            stroke="${p.lagoon200}"
            stroke-width="14"
            stroke-linecap="round"
          />`,
      ) +
      handset(
        html`<div class="form">
          <h2>Dealer report</h2>
          <label
            >Orders signed
            <div class="box">52</div></label
          >
          <label
            >Orders delivered
            <div class="box" style="border-color:${p.coral600};background:${p.coral100}">5,200</div></label
          >
          <p style="color:${p.coral700};font-weight:650;margin-top:12px">
            More delivered than signed. Did you mean 52?
          </p>
          <label
            >Changed after the close
            <div class="box">None</div></label
          >
          <div class="row" style="gap:14px;margin-top:30px;font-size:24px">
            <span class="pill" style="background:${p.lagoon700};color:#fff">Take 52</span>
            <span class="pill" style="background:${p.shell200}">Explain</span>
          </div>
        </div>`,
        { left: 260, top: 20, scale: 0.94, time: "16:40", ink: p.ink, paper: "#fff" },
      ) +
      art(
        tall,
        html`<path
            d="M200 930h600q34 0 34 34v30q0 34-34 34H200q-34 0-34-34v-30q0-34 34-34z"
            fill="#004b46"
          /><path d="M200 930h600q34 0 34 34H166q0-34 34-34z" fill="${p.lagoon600}" />`,
        true,
      ),
  });
