import type { ShouldRevalidateFunction } from "react-router";

/** `shouldRevalidate` of listings: a filter changes the view, not the data, so nothing is fetched. */
export const unlessOnlyFiltered: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
