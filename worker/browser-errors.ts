/**
 * Errors in visitors' browsers: each page view reports at most one (`app/entry.idle.ts`). The log gets its kind, build,
 * page and browser (docs/decisions/0019).
 */
import { assets } from "virtual:react-router/server-build";
import { pages } from "#content/pages.server.ts";
import { readBody } from "./http/bounded-body.ts";
import { clientOf, limitOver } from "./http/client.ts";
import { log } from "./log.ts";
import type { Environment } from "./settings.ts";

/** Source, name, build (by its manifest, if the page had got that far) and path: `error TypeError  /services`. */
const reportPattern =
  /^(start|error) ([A-Za-z]{0,30}) (?:\/assets\/manifest-([\w-]{1,16})\.js)? (\/\S{0,200})$/;
const maxReportLength = 300;
const knownNames =
  /^(?:Type|Reference|Syntax|Range|Security|Network|NotFound|InvalidState|QuotaExceeded)?Error$/;

/**
 * Takes a browser's report. Visitors who save data or ask not to be tracked send none, and if they do it is not
 * logged. Throws `BodyTooLargeError`.
 *
 * @returns the status of the answer, which browsers ignore
 */
export async function takeReport(request: Request, env: Environment): Promise<204 | 400> {
  const text = new TextDecoder().decode(await readBody(request, maxReportLength));
  const [, where, name = "", build, path = ""] = reportPattern.exec(text) ?? [];
  if (where === undefined) return 400;
  const { headers } = request;
  if (headers.get("save-data") === "on" || headers.get("dnt") === "1" || headers.get("sec-gpc") === "1")
    return 204;
  if ((await limitOver("error", clientOf(request), env)) !== undefined) return 204;
  log("browser.error", {
    kind: `${where} ${knownNames.test(name) ? name : "other"}`,
    build: build ?? assets.version,
    // Only addresses of pages: others may be personal, such as a receipt's.
    page: pages.some(({ path: known }) => known === path) ? path : "other",
    browser: browserOf(headers.get("user-agent") ?? ""),
  });
  return 204;
}

/** Name and major version. Most user agents name several browsers; the first match in this order is the real one. */
function browserOf(agent: string): string {
  for (const name of ["Edg", "OPR", "SamsungBrowser", "FxiOS", "CriOS", "Firefox", "Chrome"]) {
    const version = new RegExp(`\\b${name}\\/(\\d{1,3})`).exec(agent)?.[1];
    if (version) return `${name} ${version}`;
  }
  const safari = /\bVersion\/(\d{1,3})\S* .*Safari\//.exec(agent)?.[1];
  return safari ? `Safari ${safari}` : "other";
}
