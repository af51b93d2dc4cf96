import type { Config } from "@react-router/dev/config";

export default {
  // One hashed manifest with the first page instead of a request per link: works offline and on lossy links.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
