/** The style rules of one page. */
import { Features, transform } from "lightningcss";
import { createGenerator } from "unocss";
import { supportFloor } from "../../support-floor.ts";
import unoConfig from "../../uno.config.ts";

/** `supportFloor` as Lightning CSS counts versions: a byte each for major and minor. */
const targets = Object.fromEntries(
  Object.entries(supportFloor).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);

/** What the whole style sheet says of elements with these class names, in its order. */
export async function rulesFor(classes: Iterable<string>): Promise<string> {
  // A generator of its own: one remembers what it saw on other pages.
  const generator = await createGenerator({ ...unoConfig, safelist: [] });
  const { css } = await generator.generate(new Set(classes), { minify: true, safelist: false });
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
  });
  return code.toString();
}
