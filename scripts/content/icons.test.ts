import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import sharp from "sharp";
import { expect, test } from "vitest";
import { iconPath } from "./icons.ts";

const icons: Record<string, { body: string }> = lucide.icons;

const drawn = (body: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${body}</svg>`,
    ),
  )
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer();

// Circles, rectangles with round corners, an ellipse, paths that begin with a relative move, dots.
test.each(["target", "mail", "calendar-check", "database", "search", "palette"])(
  "%s as one path looks as lucide draws it",
  async (name) => {
    const style = 'fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
    const path = await drawn(`<path ${style} d="${iconPath(`i-lucide-${name}`)}"/>`);
    const original = await drawn(icons[name]!.body);
    const unlike = path.filter((alpha, at) => Math.abs(alpha - original[at]!) > 64);
    expect(path.some((alpha) => alpha === 255)).toBe(true);
    expect(unlike.length).toBeLessThan(10);
  },
);
