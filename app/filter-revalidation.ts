import type { ShouldRevalidateFunctionArgs } from "react-router";

/** `shouldRevalidate` of listings: a filter changes the view, not the data, so nothing is fetched. */
export function unlessOnlyFiltered({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
