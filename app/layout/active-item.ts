import { useLocation, useRouteError } from "react-router";

/**
 * Whether the menu item at `href` is the active one on `pathname`: its own page or one below
 * it, by whole path segments; Home on its own page only.
 */
export const isActive = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);

/** The path that decides the active menu item: none on the not-found page, which is shared by all addresses. */
export function useMenuPath(): string {
  const { pathname } = useLocation();
  return useRouteError() ? "" : pathname;
}
