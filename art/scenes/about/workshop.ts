import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

export const draw = () =>
  stage({
    ground: "#c98d5a",
    motif: ground.weave("#bf8350", 400, 9),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <g transform="rotate(-8 500 600)">
        <rect x="180" y="300" width="560" height="390" rx="22" fill="${p.ink}" />
        <rect x="200" y="320" width="520" height="350" fill="${p.deep600}" />
        <path d="M240 600q110-190 220-60t220-120" fill="none" stroke="${p.sun400}" stroke-width="14" />
        <path d="M150 700h620l40 60H110z" fill="${p.shell300}" />
      </g>
      <g transform="rotate(9 1150 420)">
        <path d="M940 180h460v540H940z" fill="#fff" />
        <path d="M990 250h250M990 310h360M990 370h300" stroke="${p.mute}" stroke-width="12" />
        <path d="M1000 640q90-170 180-60t170-120" fill="none" stroke="${p.coral500}" stroke-width="12" />
      </g>
      <g transform="rotate(-14 980 900)">
        <path d="M800 800h340v240H800z" fill="${p.sun200}" />
        <path d="M840 860h200M840 910h260M840 960h150" stroke="${p.sun600}" stroke-width="11" />
      </g>
      <circle cx="1330" cy="960" r="170" fill="${p.lagoon700}" />
      <circle cx="1330" cy="960" r="140" fill="${p.lagoon600}" />
      <g>
        <ellipse cx="1280" cy="930" rx="66" ry="84" fill="#f0b432" transform="rotate(-30 1280 930)" />
        <ellipse cx="1370" cy="960" rx="62" ry="80" fill="#e0702a" transform="rotate(24 1370 960)" />
        <ellipse cx="1310" cy="1020" rx="60" ry="74" fill="#f7c552" transform="rotate(70 1310 1020)" />
      </g>
      <circle cx="380" cy="980" r="110" fill="#fff" />
      <circle cx="380" cy="980" r="84" fill="#452815" />
      <path d="M480 950q80-6 70 50t-86 34" fill="none" stroke="#fff" stroke-width="24" />
      <path
        d="M740 520C900 560 860 760 760 800S560 900 640 1010"
        fill="none"
        stroke="${p.ink}"
        stroke-width="12"
      />
      <path d="M1180 90l210-50 12 40-200 60-40-10z" fill="${p.coral500}" />
    </svg>`,
  });
