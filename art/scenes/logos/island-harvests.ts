import { logo } from "../../kit/logo.ts";
import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";

export const draw = () =>
  logo(
    "Island Harvests",
    p.leaf700,
    html`<path d="M50 88C18 62 18 26 50 6c32 20 32 56 0 82z" fill="${p.leaf500}" />
      <path d="M50 88c32-26 32-62 0-82z" fill="${p.leaf700}" />
      <path d="M8 92q42-18 84 0" fill="none" stroke="${p.sun400}" stroke-width="8" />`,
  );
