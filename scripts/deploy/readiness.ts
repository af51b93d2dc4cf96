/**
 * What a deployment to production needs, as a short list of what is done and what is missing. Whether somebody is logged in,
 * and with which account, wrangler asks by itself.
 */
import type { Unstable_Config as Config } from "wrangler";

export interface Need {
  done: boolean;
  /** What is so, or what to do. */
  what: string;
}

/**
 * @param unconfirmed how many places of the content nobody has confirmed
 * @param fault of forwarding (`faultBeforeDeploy`)
 */
export function needsOf(
  config: Pick<Config, "vars" | "routes">,
  unconfirmed: number,
  fault: string | undefined,
): Need[] {
  const { SITE_URL: address, FORWARD_KIND: kind } = config.vars as Record<string, string>;
  const isExample = /(?:\/\/|\.)example(?:\.(?:com|org|net))?$/.test(address ?? "");
  const routeless = missingRoute(config);
  return [
    isExample
      ? missing(`SITE_URL in wrangler.toml is still its example, ${address}: write the address of the site`)
      : done(`SITE_URL is ${address}`),
    ...(routeless && !isExample ? [missing(routeless)] : []),
    fault === undefined
      ? done(`messages can go where FORWARD_KIND says: "${kind}"`)
      : missing(`messages could not be forwarded: ${fault}. Mend wrangler.toml, or wrangler secret put`),
    unconfirmed === 0
      ? done("everything is confirmed")
      : missing(`not confirmed yet: ${unconfirmed}; npm run content -- check --unconfirmed lists them`),
  ];
}

const done = (what: string): Need => ({ done: true, what });
const missing = (what: string): Need => ({ done: false, what });

/**
 * A sentence when no route of `config` leads to the host of its `SITE_URL`, so that visitors would not reach the worker
 * there; `undefined` when one does, or when the address is Cloudflare's own.
 */
export function missingRoute({ vars, routes = [] }: Pick<Config, "vars" | "routes">): string | undefined {
  const { SITE_URL: address } = vars as Record<string, string>;
  const host = URL.parse(address ?? "")?.hostname ?? "";
  const hosts = routes.map((route) => (typeof route === "string" ? route : route.pattern).split("/")[0]);
  if (host.endsWith(".workers.dev") || hosts.some((other) => other?.replace(/^\*\.?/, "") === host))
    return undefined;
  return `no route of wrangler.toml leads to ${host}: take the sign # from its line with "routes", unless the dashboard has the domain already`;
}

/** The list as it is printed. */
export function listOf(needs: readonly Need[]): string {
  return needs.map((need) => `  ${need.done ? "done   " : "MISSING"}  ${need.what}.\n`).join("");
}
