import { agency } from "#content/generated/agency.ts";
import { errorPage } from "#content/generated/states.ts";
import { Anchor } from "../ui/anchor.tsx";

/** Shown in place of a page that broke; nothing of the error itself is told. */
export function ErrorPage() {
  return (
    <div className="wrap rhythm min-h-[70vh]">
      <title>{`${errorPage.heading} · ${agency.name}`}</title>
      <h1 className="type-display-1 max-w-[9.93em]">{errorPage.heading}</h1>
      <p className="type-lead measure mt-6">{errorPage.text}</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-3 mt-8">
        {errorPage.links.map((link) => (
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
