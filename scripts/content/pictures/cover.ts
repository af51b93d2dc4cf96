/** Covers for records without a picture, drawn from their own facts as SVG; text is set by the site's own font. */
import { resolve } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { coverGrounds, palette, portraitGrounds, socialGrounds } from "../../../content/colours.ts";
import { stamp, swell } from "./motifs.ts";
import { seedOf } from "./random.ts";

/** The large picture of a page: swell round islets, in the colours of its category, as no other title has it. */
export async function pageCover(title: string, category: string): Promise<Buffer> {
  const size = { width: 1600, height: 1200 };
  const seed = seedOf(title);
  const [ground, line, land] = coverGrounds[seedOf(category) % coverGrounds.length] ?? coverGrounds[0];
  const drawn = swell(size, { seed, islets: 3 + (seed % 3), spacing: 46, direction: 180 + (seed % 90) });
  return render(
    size,
    ground,
    `<path d="${drawn.crests}" fill="none" stroke="${line}" stroke-width="7"/><path d="${drawn.islets}" fill="${land}"/>`,
  );
}

/** A person's initials on a motif of their own. */
export async function monogram(name: string): Promise<Buffer> {
  const size = { width: 640, height: 640 };
  const seed = seedOf(name);
  const [ground, mark, letters] = portraitGrounds[seed % portraitGrounds.length] ?? portraitGrounds[0];
  const motif =
    seed % 2
      ? `<path d="${stamp(size, { cell: 107, seed })}" fill="${mark}"/>`
      : `<path d="${swell(size, { seed, islets: 2 }).crests}" fill="none" stroke="${mark}" stroke-width="5"/>`;
  const parts = name.replace(/^Dr\. /, "").split(" ");
  const initials = `${parts[0]?.[0] ?? ""}${parts.length > 1 ? (parts.at(-1)?.[0] ?? "") : ""}`;
  const text = await textOf(initials, 270, letters, 600);
  return render(size, ground, motif, [{ input: text, gravity: "centre" }]);
}

/** What stands for the page at `path` on social networks: its title over its own swell. */
export async function socialCover(path: string, title: string, agency: string): Promise<Buffer> {
  const size = { width: 1200, height: 630 };
  const seed = seedOf(path);
  const [ground, line, accent] = socialGrounds[seed % socialGrounds.length] ?? socialGrounds[0];
  const drawn = swell(size, { seed, islets: 3, direction: 180 + (seed % 90) });
  const motif = `<path d="${drawn.crests}" fill="none" stroke="${line}" stroke-width="2.5"/><path d="${drawn.islets}" fill="${line}"/><path d="M72 544h44v8h-44z" fill="${accent}"/>`;
  const heading = await textOf(title, title.length > 42 ? 70 : 84, palette.shell[0], 960);
  const foot = await textOf(agency, 34, palette.shell[0], 800);
  const { height } = await sharp(foot).metadata();
  return render(size, ground, motif, [
    { input: heading, left: 72, top: 64 },
    { input: foot, left: 134, top: 548 - Math.round(height / 2) },
  ]);
}

/** `text` as a picture of its own: a fixed font file, whatever the machine has, and `text` is never read as markup. */
export async function textOf(text: string, pixels: number, colour: string, width: number): Promise<Buffer> {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const spacing = Math.round(-0.022 * pixels * 1024);
  return sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}" line_height="0.74">${escaped}</span>`,
      font: `NS Display ${pixels}`,
      fontfile: resolve("scripts/content/pictures/display.ttf"),
      width,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}

/** Light comes from the top left, as in all pictures of the site. */
const light = `<defs>
  <radialGradient id="l" cx=".12" cy="0" r=".94"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <radialGradient id="s" cx="1" cy="1.1" r=".88"><stop stop-color="${palette.deep[950]}" stop-opacity=".28"/><stop offset=".62" stop-color="${palette.deep[950]}" stop-opacity="0"/></radialGradient>
</defs><rect width="100%" height="100%" fill="url(#l)"/><rect width="100%" height="100%" fill="url(#s)"/>`;

function render(
  { width, height }: { width: number; height: number },
  ground: string,
  motif: string,
  over: OverlayOptions[] = [],
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${motif}${light}</svg>`;
  return sharp(Buffer.from(svg)).composite(over).removeAlpha().png().toBuffer();
}
