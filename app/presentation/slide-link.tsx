import type { ComponentProps } from "react";
import type { Turning } from "./use-deck.ts";

interface SlideLinkProps extends ComponentProps<"a">, Pick<Turning, "turnTo"> {
  /** `undefined` when there is nowhere to go. */
  to: number | undefined;
}

/** A link to a slide, so that it works before the application runs. */
export function SlideLink({ to, turnTo, children, ...rest }: SlideLinkProps) {
  return (
    <a
      {...rest}
      {...(to ? { href: `#${to}` } : { role: "link", "aria-disabled": true })}
      onClick={(event) => {
        if (!to || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        turnTo(to);
      }}
    >
      {children}
    </a>
  );
}
