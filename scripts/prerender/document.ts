/** What the build reads from a rendered document, and the two things that it changes there. */
import { DomUtils, parseDocument } from "htmlparser2";
import { type PageStart, pageStartElement } from "../../app/document/page-start.ts";
import { contentPolicy, hashOf } from "../../worker/http/security-headers.ts";
import { Features, transform } from "lightningcss";
import { createGenerator } from "unocss";
import { supportFloor } from "../../support-floor.ts";
import unoConfig from "../../uno.config.ts";

export type BuiltDocument = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export interface PageDocument {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** As it was rendered. */
  document: BuiltDocument;
}

/**
 * Finishes `html`, which the worker rendered for `path`: inlines the style rules it uses in place of the whole style
 * sheet, and moves its loader data to a file that browsers fetch when idle. Throws for a page that would not look as it
 * should.
 *
 * @param writeData stores loader data; returns its address
 */
export async function pageDocument(
  html: string,
  path: string,
  formAction: string,
  writeData: (data: string) => string,
): Promise<PageDocument> {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const elements = DomUtils.getElementsByTagName(() => true, document);
  const styled = elements.find(({ attribs }) => "style" in attribs);
  if (styled)
    throw new Error(`${path}: a style attribute, which its policy blocks: ${styled.attribs["style"]}`);
  const { scripts, styles } = inlineIn(elements);
  let made = html;
  const start = elements.find(({ attribs }) => attribs["id"] === "page");
  const sheet = elements.find(
    ({ attribs }) => attribs["rel"] === "stylesheet" && attribs["media"] === undefined,
  );
  // The map is not a page of the application.
  if (path !== "/map") {
    if (!start || !sheet) throw new Error(`${path} has no start data, or no style sheet`);
    const { data = "", ...page }: PageStart = JSON.parse(DomUtils.textContent(start));
    const rules = await rulesFor(elements.flatMap(({ attribs }) => attribs["class"]?.split(/\s+/) ?? []));
    styles.push(rules);
    const style = sheet.attribs["href"] ?? "";
    // The data first: it comes after the style sheet, whose indices then still hold.
    made = replaced(made, start, pageStartElement({ ...page, style, dataUrl: writeData(data) }));
    made = replaced(made, sheet, `<style>${rules}</style>`);
  }
  const policy = contentPolicy({
    scripts: hashesOf(scripts),
    styles: hashesOf(styles),
    formAction,
    path,
  });
  return { html: made, policy, document };
}

interface InlineTexts {
  scripts: string[];
  styles: string[];
}

/** The inline scripts and styles of `html`; data in script elements is neither. */
export function inlineTexts(html: string): InlineTexts {
  return inlineIn(DomUtils.getElementsByTagName(() => true, parseDocument(html)));
}

function inlineIn(elements: readonly Element[]): InlineTexts {
  const textsOf = (tag: string) =>
    elements
      .filter(({ name, attribs: { src, type } }) => name === tag && src === undefined && type === undefined)
      .map((element) => DomUtils.textContent(element));
  return { scripts: textsOf("script"), styles: textsOf("style") };
}

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashOf);

/** `html` with `element` replaced; the rest stays byte for byte. */
const replaced = (html: string, { startIndex, endIndex }: Element, text: string) =>
  html.slice(0, startIndex ?? 0) + text + html.slice((endIndex ?? 0) + 1);

/** Whether the main part of `document` has a form that posts. */
export function hasForm(document: BuiltDocument): boolean {
  const main = DomUtils.findOne(({ name }) => name === "main", document.children);
  const isForm = ({ name, attribs }: Element) => name === "form" && attribs["method"] === "post";
  return DomUtils.existsOne(isForm, main?.children ?? []);
}

/** `supportFloor` as Lightning CSS encodes versions: a byte each for minor and patch below the major. */
const targets = Object.fromEntries(
  Object.entries(supportFloor).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);

/** The rules of the whole style sheet for elements with these class names, in its order. */
async function rulesFor(classes: Iterable<string>): Promise<string> {
  // A new generator each time: it remembers classes of other pages.
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
