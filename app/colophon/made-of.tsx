import { colophon } from "#content/generated/colophon.ts";
import { SectionHeading } from "../ui/section-heading.tsx";

/** Software and typefaces with their licences. */
export function MadeOf() {
  const { heading, lead, name, use, licence, parts } = colophon.made;
  return (
    <section aria-labelledby="made" className="rhythm-tight">
      <SectionHeading id="made" heading={heading} lead={lead} />
      <div className="overflow-x-auto">
        <table className="w-full text-left border-collapse [&_:is(th,td):first-child]:pl-0">
          <thead>
            <tr className="type-small text-mute">
              {[name, use, licence].map((head) => (
                <th key={head} scope="col" className="font-inherit pb-2 pr-4">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.name} className="border-t border-line align-baseline">
                <th scope="row" className="py-2 md:py-3 pr-4 font-650">
                  {part.name}
                </th>
                <td className="py-2 md:py-3 pr-4 lt-md:leading-snug">{part.use}</td>
                <td className="py-2 md:py-3 whitespace-nowrap">{part.licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
