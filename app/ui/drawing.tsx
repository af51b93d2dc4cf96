import * as words from "#content/generated/words/drawings.ts";

/** A drawing as `draw.server.ts` makes it. */
export interface DrawnFigure {
  kind: string;
  title: string;
  caption: string;
  /** Made from data of `content/`, every word of it escaped. */
  markup: string;
  /** The drawing in words; one whose markup is a list needs none. */
  words?: string;
  /** The drawing as a table, its headings first. */
  table?: readonly (readonly string[])[];
}

/** Trusted Types lets markup in only through a named policy; this one is for drawings, which contain no script. */
const policy = globalThis.trustedTypes?.createPolicy("drawing", {
  createHTML: (html) => (/<script|\son\w+=/i.test(html) ? "" : html),
});

/** A drawing with its caption, and what it shows for those who cannot see it. */
export function DrawingFigure({ figure }: { figure: DrawnFigure }) {
  const { kind, title, caption, markup, words: told, table } = figure;
  const isPicture = Boolean(told ?? table);
  return (
    <figure className={`drawing drawing-${kind}`}>
      <p className="type-title">{title}</p>
      <div
        {...(isPicture && { role: "img", "aria-label": title })}
        dangerouslySetInnerHTML={{ __html: policy?.createHTML(markup) ?? markup }}
      />
      <figcaption className="type-small">
        <p className="text-mute">{caption}</p>
        {isPicture && (
          <details>
            <summary className="underlined py-1 text-link">{table ? words.table : words.told}</summary>
            {told && <p className="measure mt-3">{told}</p>}
            {table && <Table rows={table} />}
          </details>
        )}
      </figcaption>
    </figure>
  );
}

function Table({ rows: [heads = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={heads[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
