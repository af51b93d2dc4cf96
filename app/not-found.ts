import { data } from "react-router";

/** `found`, or the not-found page with status 404 instead of the one asked for. */
export function foundOr404<T>(found: T | undefined): T {
  if (found === undefined) throw data(null, { status: 404, statusText: "Not Found" });
  return found;
}
