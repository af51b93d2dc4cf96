/** What a production deployment needs: a short list of what is done and what is missing. */
import type { Unstable_Config as Config } from "wrangler";
import type { Access } from "./cloudflare-access.ts";

type Need = [isDone: boolean, what: string];

/** The token template "Edit Cloudflare Workers" includes all of these. */
const permissions =
  "CLOUDFLARE_API_TOKEN needs these permissions: Account: Workers Scripts Edit, Workers KV Storage Edit, Account Settings Read; User: Memberships Read, User Details Read; Zone of the domain: Workers Routes Edit";

const loginLines = {
  yes: "logged in; so `npm run contacts -- ... --remote` works as well",
  no: `npx wrangler login, which \`npm run contacts -- ... --remote\` needs as well. In a pipeline ${permissions}`,
  unknown: "Cloudflare could not be asked who you are. Look at the network",
};

const tokenLines = {
  yes: `CLOUDFLARE_API_TOKEN is taken. ${permissions}`,
  no: `Cloudflare refuses CLOUDFLARE_API_TOKEN. ${permissions}`,
  unknown: `Cloudflare could not be asked who you are. ${permissions}`,
};

/**
 * @param unconfirmed number of issues and unconfirmed statements in the content
 * @param fault from `faultBeforeDeploy`
 */
export function needsOf(
  config: Pick<Config, "vars" | "routes" | "route" | "account_id" | "kv_namespaces">,
  { login, token, accounts }: Access,
  unconfirmed: number,
  fault: string | undefined,
): Need[] {
  const { SITE_URL: address = "", FORWARD_KIND: kind } = config.vars as Record<string, string>;
  const isExample = /(?:\/\/|\.)example(?:\.(?:com|org|net))?$/.test(address);
  const chosen = config.account_id;
  const hasId = config.kv_namespaces.some(({ binding, id }) => binding === "CONTACTS" && id);
  const routeless = missingRoute(config);
  const names = accounts.map(({ id, name }) => `${name} (${id})`).join(", ");
  const all: (Need | false)[] = [
    [login === "yes", (token ? tokenLines : loginLines)[login]],
    chosen !== undefined && [true, `account ${chosen}`],
    chosen === undefined &&
      accounts.length > 1 && [
        false,
        `you have ${accounts.length} accounts: write account_id = "..." above the first [table] of wrangler.toml. They are ${names}`,
      ],
    isExample
      ? [false, `SITE_URL in wrangler.toml is still its example, ${address}: write the address of the site`]
      : [true, `SITE_URL is ${address}`],
    !isExample && routeless !== undefined && [false, routeless],
    [
      true,
      hasId
        ? "the store for messages has its id in wrangler.toml"
        : "the store for messages needs no id: the first deployment creates it, later ones and `--remote` find it",
    ],
    fault === undefined
      ? [true, `messages can go where FORWARD_KIND says: "${kind}"`]
      : [false, `messages could not be forwarded: ${fault}. Mend wrangler.toml, or wrangler secret put`],
    unconfirmed === 0
      ? [true, "everything is confirmed"]
      : [false, `not confirmed yet: ${unconfirmed}; npm run content -- check --unconfirmed lists them`],
  ];
  return all.filter((need) => need !== false);
}

/** The list for printing. */
export function listOf(needs: readonly Need[]): string {
  return needs.map(([isDone, what]) => `  ${isDone ? "done   " : "MISSING"}  ${what}.\n`).join("");
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
  const { SITE_URL: address = "" } = vars as Record<string, string>;
  const host = URL.parse(address)?.hostname ?? "";
  const patterns = [...routes, ...(route ? [route] : [])].map((one) =>
    typeof one === "string" ? one : one.pattern,
  );
  const hosts = patterns.map((pattern) => pattern.split("/")[0]?.replace(/^\*\.?/, ""));
  if (host.endsWith(".workers.dev") || hosts.includes(host)) return undefined;
  return `no route of wrangler.toml leads to ${host}: take the sign # from its line with "routes", unless the dashboard has the domain already`;
}
