import { css, html } from "./markup.ts";
import { palette } from "./palette.ts";
import type { Scene } from "./scene.ts";
import { stage } from "./stage.ts";

/** A client's wordmark with its symbol, on paper; `sign` is drawn in a box of 100 by 100. */
export function logo(name: string, colour: string, sign: string): Scene {
  return stage({
    width: 800,
    height: 240,
    ground: palette.shell50,
    css: css`
      .stage::before {
        display: none;
      }
      .logo {
        position: absolute;
        inset: 0;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 30px;
        font-size: 66px;
        color: ${colour};
      }
    `,
    body: html`<div class="logo d">
      <svg width="120" height="120" viewBox="0 0 100 100">${sign}</svg>${name}
    </div>`,
    widths: [240, 480],
  });
}
