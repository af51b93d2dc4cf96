import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

interface Balcony {
  x: number;
  y: number;
  language: string;
  home: string;
  sea: string | undefined;
  cloth: string;
}

const balconies: Balcony[] = [
  { x: 150, y: 120, language: "English", home: "Two rooms", sea: "with a sea view", cloth: p.coral500 },
  { x: 760, y: 120, language: "Русский", home: "Две комнаты", sea: "с видом на море", cloth: p.deep600 },
  { x: 150, y: 690, language: "ქართული", home: "ორი ოთახი", sea: "ზღვის ხედით", cloth: p.lagoon600 },
  { x: 760, y: 690, language: "Deutsch", home: "Zwei Zimmer", sea: undefined, cloth: p.sun600 },
];

const balcony = ({ x, y, language, home, sea, cloth }: Balcony) =>
  html`<g transform="translate(${x} ${y})">
    <path d="M-20-24h530v20H-20z" fill="#d9c3a5" />
    <rect width="490" height="330" fill="#24386f" />
    <path d="M0 0h96v330H0zM394 0h96v330h-96z" fill="#7fa79c" />
    <path
      d="M14 24h68M14 60h68M14 96h68M14 132h68M14 168h68M14 204h68M14 240h68M14 276h68M408 24h68M408 60h68M408 96h68M408 132h68M408 168h68M408 204h68M408 240h68M408 276h68"
      stroke="#5d877b"
      stroke-width="12"
    />
    <path d="M245 0v330M96 110h298" stroke="#d9c3a5" stroke-width="12" />
    <path d="M-40 330h570v30H-40z" fill="#d9c3a5" />
    <path d="M-30 360h550v18H-30z" fill="#b79d7b" />
    ${Array.from({ length: 17 }, (_, bar) => html`<path d="M${-28 + bar * 34} 196v140" stroke="${p.ink}" stroke-width="8" />`).join("")}
    <path d="M-44 190h578" stroke="${p.ink}" stroke-width="14" stroke-linecap="round" />
    <path d="M30 190h430v206q-30 16-54 0t-54 0-54 0-54 0-54 0-54 0-54 0-52 0z" fill="${cloth}" />
    <path d="M30 190h430v22H30z" fill="${p.deep950}" opacity=".2" />
    ${words(58, 250, language, { size: 26, fill: "#fff" })}
    ${words(58, 310, home, { size: 52, fill: "#fff", display: true })}
    ${
      sea
        ? words(58, 362, sea, { size: 34, fill: "#fff" })
        : html`<rect
              x="58"
              y="330"
              width="370"
              height="46"
              rx="10"
              fill="none"
              stroke="#fff"
              stroke-width="4"
              stroke-dasharray="12 10"
            />
            ${words(76, 363, "waits for its translator", { size: 29, fill: "#fff" })}`
    }
  </g>`;

/** Four balconies of one house: the same flat in four languages, one of which has its last line still missing. */
export const draw = () =>
  stage({
    ...wide,
    ground: "#f6e7d2",
    body: art(
      wide,
      html`<path d="M0 0h1400v1200H0z" fill="#f3dcc0" />
        <path d="M0 0h60v1200H0zM1340 0h60v1200h-60zM672 0h56v1200h-56z" fill="#e8cba8" />
        <path d="M0 588h1400v30H0z" fill="#e8cba8" />
        ${balconies.map(balcony).join("")}`,
    ),
  });
