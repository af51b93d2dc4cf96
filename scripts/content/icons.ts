/** Icons of lucide.dev, whose shapes are drawn in pages (`app/ui/icon.tsx`). */
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

const icons: Record<string, { body: string }> = lucide.icons;
const aliases: Record<string, { parent: string }> = lucide.aliases;

/** The icon `name` as the data of one SVG path, in 24 by 24 units. */
export function iconPath(name: string): string {
  const key = name.replace("i-lucide-", "");
  const shapes =
    icons[aliases[key]?.parent ?? key]?.body.matchAll(/<(path|circle|ellipse|rect) ([^>]*)>/g) ?? [];
  return Array.from(shapes, ([, shape, attributes = ""]) => {
    const text = (attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes)?.[1];
    // A path may begin with a relative move, which is one from the origin.
    if (shape === "path") return text("d")?.replace(/^m/, "M0 0m");
    const number = (attribute: string, other = 0) => Number(text(attribute) ?? other);
    const [rx, ry] = [number("rx", number("r")), number("ry", number("rx", number("r")))];
    const arc = (x: number, y: number) => `a${rx} ${ry} 0 0 1 ${x} ${y}`;
    if (shape !== "rect") return `M${number("cx") - rx} ${number("cy")}${arc(2 * rx, 0)}${arc(-2 * rx, 0)}`;
    const [across, down] = [number("width") - 2 * rx, number("height") - 2 * ry];
    const upper = `h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}`;
    const lower = `h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}`;
    return `M${number("x") + rx} ${number("y")}${upper}${lower}`;
  }).join("");
}
