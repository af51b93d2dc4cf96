import { toolOutput } from "../run-tool.ts";

/** Whether wrangler may deploy from this machine, and to which accounts. */
export interface Access {
  /** `unknown`: Cloudflare could not be asked. */
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
