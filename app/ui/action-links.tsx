import type { ReactNode } from "react";
import type { Link } from "#content/schema.ts";
import { Anchor } from "./anchor.tsx";

/** A row of links as buttons, the first one the strongest. */
export function ActionLinks(props: { links: readonly Link[]; className?: string; children?: ReactNode }) {
  if (props.links.length === 0 && !props.children) return null;
  return (
    <p className={`flex flex-wrap gap-4 ${props.className ?? ""}`}>
      {props.links.map((link, index) => (
        <Anchor key={link.label} href={link.href} className={index === 0 ? "btn" : "btn-quiet"}>
          {link.label}
        </Anchor>
      ))}
      {props.children}
    </p>
  );
}
