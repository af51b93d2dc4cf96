import { Anchor } from "./anchor.tsx";
import { arrowLeft, Icon } from "./icon.tsx";

/** The way back to a listing, above a detail page's headline. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor
      href={href}
      data-screen-only
      className="inline-flex items-center gap-2 min-h-11 font-600 hover:text-link"
    >
      <Icon path={arrowLeft} />
      {children}
    </Anchor>
  );
}
