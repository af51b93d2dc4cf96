/** What a deployment to production needs, as a short list of what is done and what is missing. */
import type { Unstable_Config as Config } from "wrangler";
import { toolOutput } from "../run-tool.ts";

export interface Need {
  done: boolean;
  /** What is so, or what to do. */
  what: string;
}

/** As far as Cloudflare tells; `unknown` when it could not be asked. */
export interface Account {
  login: "yes" | "no" | "unknown";
  /** Whether `CLOUDFLARE_API_TOKEN` is set, which goes before a login. */
  token: boolean;
  accounts: readonly { id: string; name: string }[];
}

/** The template "Edit Cloudflare Workers" has all of these. */
const permissions =
  "Account: Workers Scripts Edit, Workers KV Storage Edit, Account Settings Read; User: Memberships Read, User Details Read; Zone of the domain: Workers Routes Edit";

/**
 * @param unconfirmed how many places of the content nobody has confirmed
 * @param fault of forwarding (`faultBeforeDeploy`)
 */
export function needsOf(
  config: Pick<Config, "vars" | "routes" | "account_id" | "kv_namespaces">,
  account: Account,
  unconfirmed: number,
  fault: string | undefined,
): Need[] {
  const { SITE_URL: address, FORWARD_KIND: kind } = config.vars as Record<string, string>;
  const isExample = /(?:\/\/|\.)example(?:\.(?:com|org|net))?$/.test(address ?? "");
  const routeless = missingRoute(config);
  const hasStore = config.kv_namespaces.some(({ binding, id }) => binding === "CONTACTS" && id);
  return [
    access(account),
    ...chosenAccount(account, config.account_id),
    isExample
      ? missing(`SITE_URL in wrangler.toml is still its example, ${address}: write the address of the site`)
      : done(`SITE_URL is ${address}`),
    ...(routeless && !isExample ? [missing(routeless)] : []),
    done(
      hasStore
        ? "the store for messages has its id in wrangler.toml"
        : "the store for messages needs no id: the first deploy creates it, later ones and `--remote` find it",
    ),
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

function access({ login, token }: Account): Need {
  const needed = `CLOUDFLARE_API_TOKEN needs these permissions: ${permissions}`;
  if (login === "unknown")
    return missing(`Cloudflare could not be asked who you are. ${token ? needed : "Look at the network"}`);
  if (token)
    return login === "yes"
      ? done(`CLOUDFLARE_API_TOKEN is taken. ${needed}`)
      : missing(`Cloudflare refuses CLOUDFLARE_API_TOKEN. ${needed}`);
  const command = "`npm run contacts -- ... --remote`";
  return login === "yes"
    ? done(`logged in; so ${command} works as well`)
    : missing(`npx wrangler login, which ${command} needs as well. In a pipeline ${needed}`);
}

function chosenAccount({ accounts }: Account, chosen: string | undefined): Need[] {
  if (chosen) return [done(`account ${chosen}`)];
  if (accounts.length < 2) return [];
  const listed = accounts.map(({ id, name }) => `${name} (${id})`).join(", ");
  const remedy = 'write account_id = "..." above the first [table] of wrangler.toml';
  return [missing(`you have ${accounts.length} accounts: ${remedy}. They are ${listed}`)];
}

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

/** Asks wrangler who is logged in here. */
export function whoIsHere(): Account {
  const token = Boolean(process.env["CLOUDFLARE_API_TOKEN"]);
  try {
    const told = toolOutput("wrangler", ["whoami", "--json"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    const { accounts } = JSON.parse(told) as Pick<Account, "accounts">;
    return { login: "yes", token, accounts };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    const isRefused = stdout.includes('"loggedIn":false') || /\[code: \d+\]/.test(stderr);
    return { login: isRefused ? "no" : "unknown", token, accounts: [] };
  }
}
