import type { Route } from "./+types/service-worker";
import { settingsContext } from "../context.ts";

/** What stands in for the service worker when it is switched off: it removes itself and all copies. */
const farewell = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister()})()));`;

/**
 * The service worker's fixed address: browsers ask here for a new version, so the switch works on every visitor. Without
 * an age they would with each page; a browser with the pack asks as soon as that is old (`app/offline/service-worker.ts`),
 * any other after ten minutes.
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
