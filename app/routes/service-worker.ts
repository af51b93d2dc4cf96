import type { Route } from "./+types/service-worker";
import { settingsContext } from "../context.ts";

/** Replaces the service worker when it is switched off: removes itself and all copies. */
const farewell = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister()})()));`;

/**
 * The service worker's fixed address, where browsers look for a new version, so the switch reaches every visitor.
 * Without `max-age` they would look on every page; as it is, after ten minutes.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { offline, buildId } = context.get(settingsContext);
  return new Response(offline ? `importScripts("/offline.js?${buildId}");` : farewell, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "max-age=600",
      "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  });
}
