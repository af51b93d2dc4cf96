import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";

/** What the root's loader tells of this deployment's settings; it is asked once a visit. */
export function useSiteSettings() {
  const settings = useRouteLoaderData<typeof loader>("root");
  if (!settings) throw new Error("The root has no settings");
  return settings;
}
