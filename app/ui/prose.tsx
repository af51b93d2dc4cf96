import type { ProseSection } from "#content/schema.ts";
import { Anchor } from "./anchor.tsx";

/** Running text of an article or a legal page. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className="grid gap-12">
      {sections.map((section, index) => (
        <section key={section.heading ?? index} className="grid gap-4">
          {section.heading && <h2 className="type-title">{section.heading}</h2>}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
          {section.list && (
            <ul className="measure grid gap-2 list-disc pl-5 marker:text-link">
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {section.links && (
            <ul className="flex flex-wrap gap-x-8 gap-y-2">
              {section.links.map((link) => (
                <li key={link.href}>
                  <Anchor href={link.href} className="underlined text-link">
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
