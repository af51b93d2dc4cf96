import { portraitGrounds } from "../../content/colours.ts";
import { team } from "../../content/generated/team.ts";
import { testimonials } from "../../content/generated/testimonials.ts";
import { seedOf } from "../../scripts/random.ts";
import { css, html } from "../kit/markup.ts";
import type { Scene } from "../kit/scene.ts";
import { ground, stage } from "../kit/stage.ts";

/**
 * Monogram tiles until there are photographs: initials on a motif with the person's own seed, each on the palette's
 * next background, so that neighbours differ.
 */
export const scenes = (): Record<string, () => Scene> =>
  Object.fromEntries(
    [team, testimonials].flatMap((people) =>
      people
        // Photographs, and images not named as drawings, are made while the site is built.
        .filter(({ image }) => image.name.startsWith("people/"))
        .map(({ name, image }, place) => [image.name, () => tile(name, place)]),
    ),
  );

function tile(name: string, place: number): Scene {
  const seed = seedOf(name);
  const [back, mark, letters] = portraitGrounds[place % portraitGrounds.length] ?? portraitGrounds[0];
  const frame = { width: 640, height: 640 };
  const motif =
    seed % 2 ? ground.stamp(mark, seed, 107, frame) : ground.swell(mark, seed, { islets: 2, line: 5, frame });
  const parts = name.replace(/^Dr\. /, "").split(" ");
  const initials = `${parts[0]?.[0] ?? ""}${parts.at(-1)?.[0] ?? ""}`;
  return stage({
    ...frame,
    ground: back,
    motif,
    css: css`
      .d {
        position: absolute;
        z-index: 2;
        inset: 0;
        display: grid;
        place-items: center;
        font-size: 270px;
        color: ${letters};
      }
    `,
    body: html`<div class="d">${initials}</div>`,
    widths: [160, 400],
  });
}
