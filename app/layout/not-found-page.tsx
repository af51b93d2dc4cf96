import { agency } from "#content/generated/agency.ts";
import { notFound } from "#content/generated/states.ts";
import { Anchor } from "../ui/anchor.tsx";

/** The page for every address that does not exist (R-RTE-02), with ways on (C-12). */
export function NotFoundPage() {
  return (
    <div className="wrap rhythm min-h-[70vh] off-chart">
      <title>{`${notFound.heading} · ${agency.name}`}</title>
      <h1 className="type-display-1 max-w-[8.51em]">{notFound.heading}</h1>
      <p className="type-lead mt-6">{notFound.text}</p>
      <p className="measure mt-6 text-mute">{notFound.help}</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-3 mt-8">
        {notFound.links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href} className="underlined text-link">
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
