import type { Block, Inline, ProseSection } from "#content/schema.ts";
import { ContentLink } from "../ui/anchor.tsx";
import { Picture } from "../ui/picture.tsx";
import { DrawingFigure } from "./drawing.tsx";

/** The fragment of the section under `heading`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** Running text of an article or a legal page. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className="grid gap-12">
      {sections.map((section, index) => (
        <section key={section.heading ?? index} className="grid gap-4">
          {section.heading && (
            <h2 id={anchorOf(section.heading)} className="type-title">
              {section.heading}
            </h2>
          )}
          {section.blocks.map((block) => (
            <ProseBlock key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block === "string" || Array.isArray(block)) {
    return (
      <p className="measure">
        <Words text={block} />
      </p>
    );
  }
  if ("image" in block) {
    return <Picture image={block.image} sizes="(min-width: 1024px) 60vw, 90vw" className="w-full my-4" />;
  }
  if ("drawing" in block) {
    return <DrawingFigure drawing={block.drawing} />;
  }
  const List = block.ordered ? "ol" : "ul";
  return (
    <List
      className={`measure grid gap-2 pl-5 marker:text-link ${block.ordered ? "list-decimal" : "list-disc"}`}
    >
      {block.list.map((item) => (
        <li key={JSON.stringify(item)}>
          <Words text={item} />
        </li>
      ))}
    </List>
  );
}

function Words({ text }: { text: string | readonly Inline[] }) {
  if (typeof text === "string") return text;
  return text.map((part) => {
    if (typeof part === "string") return part;
    if ("strong" in part) return <strong key={part.strong}>{part.strong}</strong>;
    if ("em" in part) return <em key={part.em}>{part.em}</em>;
    return <ContentLink key={part.href} link={{ label: part.text, href: part.href }} />;
  });
}
