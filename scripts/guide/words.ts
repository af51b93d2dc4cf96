import { isScalar, parseDocument, visit } from "yaml";

/** Keys whose values are no prose, or have to stay what they are. */
const kept = /^(?:href|link|icon|category|name|slug|next|accent|imageFit|linkLabel|type|mark)$/;

/** A text of our own in the shape of a neighbour's: the words of each sentence in another order, so that none is repeated. */
export function reworded(text: string): string {
  if (!text.includes(" ")) return text;
  return text
    .split(/(?<=[.!?]) /)
    .map((sentence) => {
      const [, words = "", end = ""] = /^(.*?)([.!?]*)$/.exec(sentence) ?? [];
      const other = words.split(" ").toReversed().join(" ") + end;
      return other.charAt(0).toUpperCase() + other.slice(1);
    })
    .join(" ");
}

/** A YAML record with all its prose reworded. */
export function rewordedYaml(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && kept.test(String(key.value))) return visit.SKIP;
      if (isScalar(value) && typeof value.value === "string") value.value = reworded(value.value);
      return undefined;
    },
    Scalar(key, scalar) {
      if (key !== "key" && key !== "value" && typeof scalar.value === "string")
        scalar.value = reworded(scalar.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** A Markdown file with all its prose reworded, its head included, and without its drawings. */
export function rewordedMarkdown(markdown: string): string {
  const [, head = "", ...body] = markdown.replaceAll(/^```drawing\n[^]*?^```\n\n?/gm, "").split(/^---\n/m);
  const lines = body.join("---\n").split("\n");
  const other = lines.map((line) => {
    const [, mark = "", text = ""] = /^(#+ |- |\d+\. )?(.*)$/.exec(line) ?? [];
    return /[[*`|]/.test(text) ? "" : mark + reworded(text);
  });
  return `---\n${rewordedYaml(head)}---\n${other.join("\n")}`;
}
