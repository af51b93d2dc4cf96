/** What a production deployment needs: a short list of what is done and what is missing. */
import type { Unstable_Config as Config } from "wrangler";
import { type Access, accessNeeds } from "./cloudflare-access.ts";
import { done, missing, type Need } from "./need.ts";

/**
 * @param unconfirmed number of issues and unconfirmed statements in the content
 * @param fault from `faultBeforeDeploy`
 */
export function needsOf(
  config: Pick<Config, "vars" | "routes" | "route" | "account_id" | "kv_namespaces">,
  access: Access,
  unconfirmed: number,
  fault: string | undefined,
): Need[] {
  const { SITE_URL: address, FORWARD_KIND: kind } = config.vars as Record<string, string>;
  const isExample = /(?:\/\/|\.)example(?:\.(?:com|org|net))?$/.test(address ?? "");
  const routeless = missingRoute(config);
  return [
    ...accessNeeds(access, config.account_id),
    isExample
      ? missing(`SITE_URL in wrangler.toml is still its example, ${address}: write the address of the site`)
      : done(`SITE_URL is ${address}`),
    ...(routeless && !isExample ? [missing(routeless)] : []),
    done(
      config.kv_namespaces.some(({ binding, id }) => binding === "CONTACTS" && id)
        ? "the store for messages has its id in wrangler.toml"
        : "the store for messages needs no id: the first deployment creates it, later ones and `--remote` find it",
    ),
    fault === undefined
      ? done(`messages can go where FORWARD_KIND says: "${kind}"`)
      : missing(`messages could not be forwarded: ${fault}. Mend wrangler.toml, or wrangler secret put`),
    unconfirmed === 0
      ? done("everything is confirmed")
      : missing(`not confirmed yet: ${unconfirmed}; npm run content -- check --unconfirmed lists them`),
  ];
}

/**
 * A sentence when no route in `config` covers the host of its `SITE_URL`, so that visitors would not reach the
 * worker; `undefined` when one does, or when the host is under workers.dev.
 */
export function missingRoute({
  vars,
  routes = [],
  route,
}: Pick<Config, "vars" | "routes" | "route">): string | undefined {
  const { SITE_URL: address } = vars as Record<string, string>;
  const host = URL.parse(address ?? "")?.hostname ?? "";
  const patterns = [...routes, ...(route ? [route] : [])].map((one) =>
    typeof one === "string" ? one : one.pattern,
  );
  const hosts = patterns.map((pattern) => pattern.split("/")[0]);
  if (host.endsWith(".workers.dev") || hosts.some((other) => other?.replace(/^\*\.?/, "") === host))
    return undefined;
  return `no route of wrangler.toml leads to ${host}: take the sign # from its line with "routes", unless the dashboard has the domain already`;
}
