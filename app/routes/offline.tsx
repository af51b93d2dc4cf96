import { agency } from "#content/generated/agency.ts";
import { offline } from "#content/generated/states.ts";
import type { Route } from "./+types/offline";

export { OfflinePage as default } from "../offline/offline-page.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `${offline.heading} · ${agency.name}` },
  { name: "robots", content: "noindex" },
];
