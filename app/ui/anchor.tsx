import type { ComponentProps, MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import type { Link as LinkData } from "#content/schema.ts";
import { Icon, icons } from "./icon.tsx";
import { hasSlowLink } from "./link-quality.ts";
import { grow } from "./picture-transition.tsx";

/** Milliseconds from a click on a link to the scroll to the top, which the site's specification sets. */
export const scrollDelayMs = 100;

interface AnchorProps extends Omit<ComponentProps<"a">, "href"> {
  href: string | undefined;
}

/**
 * A link to anywhere, or its words alone where there is nowhere to go. Pages of this site open through the router and
 * follow the scroll rules; other sites open in a new tab without a referrer, and the link's name says so.
 */
export function Anchor({ href, children, onClick, ...rest }: AnchorProps) {
  if (href === undefined) return children;
  const isElsewhere = href.startsWith("https://");
  // A file of the site is not one of the router's pages.
  const isPage = href.startsWith("/") && !/\.\w+$/.test(href);
  if (!isPage) {
    return (
      <a
        onClick={onClick}
        {...rest}
        {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
        href={href}
      >
        {children}
        {isElsewhere && <span className="sr-only">{` (opens in a new tab)`}</span>}
      </a>
    );
  }
  return (
    <Link
      to={href}
      prefetch={hasSlowLink() ? "none" : "intent"}
      preventScrollReset
      // All routes are known from the start (`react-router.config.ts`).
      discover="none"
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event)) return;
        if (!navigator.onLine || hasSlowLink()) {
          // Offline the router would look for data and code that are not here; the service worker has whole pages. On
          // a slow link whole pages are quicker too.
          event.preventDefault();
          location.assign(href);
        } else if (!href.includes("#") && !grow(href)) setTimeout(() => window.scrollTo(0, 0), scrollDelayMs);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}

/**
 * A link to the part of this page called `id`. It goes through the router, so that Back returns to where the visitor was:
 * the router cannot tell apart entries that the browser adds by itself. A `<Link>` would drop the query, and so load
 * another page where the application does not run; or take it from the router, which still has the secret of a receipt that
 * `routes/contact.tsx` has taken out of the address bar.
 */
export function PartLink({
  id,
  children,
  className,
}: Pick<ComponentProps<"a">, "children" | "className"> & { id: string }) {
  const navigate = useNavigate();
  return (
    <a
      href={`#${id}`}
      className={className}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        const { search, hash } = event.currentTarget;
        void navigate({ search, hash }, { replace: hash === location.hash });
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click on a link opens it in this tab. */
function opensHere(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link as content has it: a label and an address. */
export function ContentLink({ link, ...rest }: { link: LinkData } & Omit<AnchorProps, "href">) {
  return (
    <Anchor className="underlined text-link" {...rest} href={link.href}>
      {link.label}
    </Anchor>
  );
}

/** A list of plain links. */
export function LinkList({ links, className }: { links: readonly LinkData[]; className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <ContentLink link={link} />
        </li>
      ))}
    </ul>
  );
}

/** Links as buttons, the first one the strongest. */
export function ActionLinks({ links, onDark }: { links: readonly LinkData[]; onDark?: boolean }) {
  const [first, others] = onDark ? ["btn-accent", "btn-ghost"] : ["btn", "btn-quiet"];
  return links.map((link, index) => (
    <ContentLink key={link.label} link={link} className={index === 0 ? first : others} />
  ));
}

/** The way back to a listing, above a detail page's headline. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor
      href={href}
      data-screen-only
      className="inline-flex items-center gap-2 min-h-11 font-600 hover:text-link"
    >
      <Icon path={icons.arrowLeft} />
      {children}
    </Anchor>
  );
}
