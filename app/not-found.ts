import { data } from "react-router";

/** Returns `found`; throws a 404, which shows the not-found page, if there is none. */
export function foundOr404<T>(found: T | undefined): T {
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}
