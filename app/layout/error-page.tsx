import type { ReactNode } from "react";
import { agency } from "#content/generated/agency.ts";
import { errorPage, notFound } from "#content/generated/states.ts";
import { LinkList } from "../ui/anchor.tsx";

/** Shown in place of a page that broke; says nothing about the error itself. */
export function ErrorPage() {
  return (
    <Apology {...errorPage}>
      <h1 className="type-display-1 max-w-[9.93em]">{errorPage.heading}</h1>
      <p className="type-lead measure mt-6">{errorPage.text}</p>
    </Apology>
  );
}

/** The page for every address that does not exist (R-RTE-02), with links onward (C-12). */
export function NotFoundPage() {
  return (
    <Apology {...notFound} isOffChart>
      <h1 className="type-display-1 max-w-[8.51em]">{notFound.heading}</h1>
      <p className="type-lead mt-6">{notFound.text}</p>
      <p className="measure mt-6 text-mute">{notFound.help}</p>
    </Apology>
  );
}

interface ApologyProps {
  heading: string;
  links: readonly { label: string; href: string }[];
  isOffChart?: boolean;
  children: ReactNode;
}

function Apology({ heading, links, isOffChart, children }: ApologyProps) {
  return (
    <div className={`wrap rhythm min-h-[70vh] ${isOffChart ? "off-chart" : ""}`}>
      <title>{`${heading} · ${agency.name}`}</title>
      {children}
      <LinkList links={links} className="flex flex-wrap gap-x-8 gap-y-3 mt-8" />
    </div>
  );
}
