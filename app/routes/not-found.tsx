import { foundOr404 } from "../not-found.ts";

/** Any path that no other route matches. */
export function loader() {
  return foundOr404<null>(undefined);
}

export default function NotFound() {
  return null;
}
