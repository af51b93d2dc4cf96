/** Whether wrangler may deploy from this machine, and to which account. */
import { toolOutput } from "../run-tool.ts";
import { done, missing, type Need } from "./need.ts";

/** `unknown`: Cloudflare could not be asked. */
export interface Access {
  login: "yes" | "no" | "unknown";
  /** Whether `CLOUDFLARE_API_TOKEN` is set, which takes precedence over a login. */
  token: boolean;
  accounts: readonly { id: string; name: string }[];
}

/** Asks wrangler who is logged in here. */
export function cloudflareAccess(): Access {
  const token = Boolean(process.env["CLOUDFLARE_API_TOKEN"]);
  try {
    const answer = toolOutput("wrangler", ["whoami", "--json"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    const { accounts } = JSON.parse(answer) as Pick<Access, "accounts">;
    return { login: "yes", token, accounts };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    const isRefused = stdout.includes('"loggedIn":false') || /\[code: \d+\]/.test(stderr);
    return { login: isRefused ? "no" : "unknown", token, accounts: [] };
  }
}

/** @param chosen `account_id` of `wrangler.toml` */
export function accessNeeds(access: Access, chosen: string | undefined): Need[] {
  return [loginNeed(access), ...accountNeeds(access, chosen)];
}

/** The token template "Edit Cloudflare Workers" includes all of these. */
const permissions =
  "CLOUDFLARE_API_TOKEN needs these permissions: Account: Workers Scripts Edit, Workers KV Storage Edit, Account Settings Read; User: Memberships Read, User Details Read; Zone of the domain: Workers Routes Edit";

function loginNeed({ login, token }: Access): Need {
  if (login === "unknown")
    return missing(
      `Cloudflare could not be asked who you are. ${token ? permissions : "Look at the network"}`,
    );
  if (token)
    return login === "yes"
      ? done(`CLOUDFLARE_API_TOKEN is taken. ${permissions}`)
      : missing(`Cloudflare refuses CLOUDFLARE_API_TOKEN. ${permissions}`);
  return login === "yes"
    ? done("logged in; so `npm run contacts -- ... --remote` works as well")
    : missing(
        `npx wrangler login, which \`npm run contacts -- ... --remote\` needs as well. In a pipeline ${permissions}`,
      );
}

function accountNeeds({ accounts }: Access, chosen: string | undefined): Need[] {
  if (chosen) return [done(`account ${chosen}`)];
  if (accounts.length < 2) return [];
  const listed = accounts.map(({ id, name }) => `${name} (${id})`).join(", ");
  return [
    missing(
      `you have ${accounts.length} accounts: write account_id = "..." above the first [table] of wrangler.toml. They are ${listed}`,
    ),
  ];
}
