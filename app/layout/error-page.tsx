import { agency } from "#content/generated/agency.ts";
import { errorPage, notFound } from "#content/generated/states.ts";
import { LinkList } from "../ui/anchor.tsx";

/** Shown in place of a page that broke; says nothing about the error itself. */
export function ErrorPage() {
  return <ErrorMessage {...errorPage} />;
}

/** The page for every address that does not exist, with links onward. */
export function NotFoundPage() {
  return <ErrorMessage {...notFound} className="off-chart" />;
}

interface ErrorMessageProps {
  heading: string;
  text: string;
  help?: string;
  links: readonly { label: string; href: string }[];
  className?: string;
}

function ErrorMessage({ heading, text, help, links, className = "" }: ErrorMessageProps) {
  return (
    <div className={`wrap rhythm min-h-[70vh] ${className}`}>
      <title>{`${heading} · ${agency.name}`}</title>
      <h1 className="type-display-1 max-w-[8.51em]">{heading}</h1>
      <p className="type-lead measure mt-6">{text}</p>
      {help && <p className="measure mt-6 text-mute">{help}</p>}
      <LinkList links={links} className="flex flex-wrap gap-x-8 gap-y-3 mt-8" />
    </div>
  );
}
