import { logo } from "../../kit/logo.ts";
import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";

export const draw = () =>
  logo(
    "Pacific Skillshare",
    p.deep800,
    html`<circle cx="50" cy="50" r="46" fill="${p.deep800}" />
      <path d="M14 62q18-16 36 0t36 0" fill="none" stroke="${p.lagoon400}" stroke-width="8" />
      <path d="M38 22l32 18-32 18z" fill="${p.sun400}" />`,
  );
