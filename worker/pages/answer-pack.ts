import { acceptsBrotli } from "../http/accepts-brotli.ts";
import { commonHeaders, dataPolicy } from "../http/security-headers.ts";
import { marksOf } from "./deployment-facts.ts";
import { type Environment, siteSettings } from "../settings.ts";

/**
 * The pack of all pages as the build compressed it (`scripts/pack.ts`), and the settings that its pages leave open in
 * the header `pack-settings`; read by `app/offline/pack.ts`. Its ETag tells whether the one a browser has is still the
 * site's: it changes with the pages and with the settings; `pack-size` what it costs to fetch, bytes.
 * 404 where reading offline is switched off.
 */
export async function answerPack(request: Request, env: Environment): Promise<Response> {
  const { offline } = siteSettings(env);
  const headers = { ...commonHeaders, "content-security-policy": dataPolicy, "cache-control": "no-cache" };
  const facts = await env.ASSETS.fetch("https://assets/_pages/pack.txt");
  if (!offline || !facts.ok) return new Response(null, { status: 404, headers });
  const [hash, bytes = ""] = (await facts.text()).split(" ");
  const settings = encodeURIComponent(JSON.stringify(marksOf(env)));
  const etag = `"${hash}-${await shortHash(settings)}"`;
  const isBrotli = acceptsBrotli(request);
  const known = { ...headers, etag, "pack-size": bytes, "cloudflare-cdn-cache-control": "no-store" };
  if (request.method === "HEAD") return new Response(null, { headers: known });
  const answer = {
    ...known,
    "content-type": "application/jsonl",
    "pack-settings": settings,
    vary: "Accept-Encoding",
  };
  const file = await env.ASSETS.fetch(`https://assets/_pages/pack.json${isBrotli ? ".br" : ""}`);
  return isBrotli
    ? new Response(file.body, { headers: { ...answer, "content-encoding": "br" }, encodeBody: "manual" })
    : new Response(file.body, { headers: answer });
}

async function shortHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6)));
}
