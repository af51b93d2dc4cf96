import type { Unstable_Config as Config } from "wrangler";

/**
 * Where a preview called `name` answers, or the preview's own address without a name.
 *
 * @param siteUrl `SITE_URL` of the preview environment in `wrangler.toml`
 */
export function previewAddress(siteUrl: string, name?: string): string {
  return name ? siteUrl.replace("://", `://${name}-`) : siteUrl;
}

/**
 * A sentence when no route of `config` leads to the host of its `SITE_URL`, so that visitors would not reach the worker
 * there; `undefined` when one does, or when the address is Cloudflare's own.
 */
export function missingRoute({
  vars,
  routes = [],
  route,
}: Pick<Config, "vars" | "routes" | "route">): string | undefined {
  const { SITE_URL: address } = vars;
  const host = (typeof address === "string" && URL.parse(address)?.hostname) || "";
  if (host.endsWith(".workers.dev")) return undefined;
  const patterns = [...routes, ...(route ? [route] : [])].map((one) =>
    typeof one === "string" ? one : one.pattern,
  );
  const leads = patterns.some((pattern) => pattern.split("/")[0]?.replace(/^\*\.?/, "") === host);
  if (leads) return undefined;
  return `no route of wrangler.toml leads to ${host}: take the sign # from its line with "routes", unless the dashboard has the domain already`;
}
