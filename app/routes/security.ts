import { agency, lang } from "#content/generated/agency.ts";
import type { Route } from "./+types/security";
import { settingsContext } from "../context.ts";
import { fieldLines, textResponse } from "../text-response.ts";

/** How to report a vulnerability (RFC 9116). The date has to be moved on before it passes. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const lines = [
    ["Contact", `mailto:${agency.email}`],
    ["Expires", "2027-10-31T00:00:00.000Z"],
    ["Preferred-Languages", lang.replace(/-.*/, "")],
    ["Canonical", `${siteUrl}/.well-known/security.txt`],
  ];
  return textResponse(fieldLines(lines), "text/plain");
}
