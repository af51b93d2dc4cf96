import { useState } from "react";
import { useLocation, useRouteError } from "react-router";
import type { MenuItem } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { useEscape } from "../ui/use-escape.ts";

/** Whether the menu item at `href` is active on `pathname`: on its page and those below it, Home on its page only. */
export const isActive = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

/** The path that decides the active menu item: none on the not-found page, which is shared by all addresses. */
export function useMenuPath(): string {
  const { pathname } = useLocation();
  return useRouteError() ? "" : pathname;
}

/**
 * One item of the main menu. Its dropdown opens by CSS, on hover and while the focus is inside, and its links follow the
 * item in the order of the Tab key, with and without script. Escape and following a link close it until the pointer or
 * the focus comes back (WCAG 1.4.13).
 */
export function MenuEntry({ item, active }: { item: MenuItem; active: boolean }) {
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => setDismissed(true);
  const restore = () => setDismissed(false);
  useEscape(!dismissed, dismiss);
  return (
    <li
      className="relative min-w-0"
      data-dismissed={dismissed || undefined}
      onMouseEnter={restore}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) restore();
      }}
      onKeyDown={({ key, currentTarget }) => {
        // Its links are about to be hidden.
        if (key === "Escape") currentTarget.querySelector("a")?.focus();
      }}
    >
      <Anchor
        href={item.href}
        aria-current={active ? "page" : undefined}
        className="menu-link"
        onClick={dismiss}
      >
        {item.title}
      </Anchor>
      {item.items && (
        <ul className="dropdown min-w-60 py-2 bg-panel border border-line shadow-overlay">
          {item.items.map((child) => (
            <li key={child.href}>
              <Anchor href={child.href} className="dropdown-link" onClick={dismiss}>
                {child.title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
