/** How long honest messages wait while a flood of others comes to the same location of Cloudflare's. */
import { ApiError } from "../../app/api-client.ts";
import { putOff } from "../../app/forms/sending-again.ts";
import { limitOver, limitSeconds } from "../../worker/http/client.ts";
import type { Environment } from "../../worker/settings.ts";
import { World } from "./world.ts";

const minute = 60_000;
const minutes = 120;

/** Counts by the minute of its clock, as the platform's limiter does. */
function limiter(world: World, limit: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit: ({ key }) => {
      const name = `${key} ${Math.floor(world.now() / minute)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return Promise.resolve({ success: (counts.get(name) ?? 0) <= limit });
    },
  };
}

interface Flood {
  name: string;
  /** Messages a minute that are in order, each from an address of its own, and from how many countries. */
  rate: number;
  countries: number;
  /** Whether the honest senders' country is one of them. */
  atHome: boolean;
}

const floods: readonly Flood[] = [
  { name: "no flood", rate: 0, countries: 1, atHome: false },
  { name: "60 a minute from elsewhere", rate: 60, countries: 20, atHome: false },
  { name: "600 a minute from elsewhere", rate: 600, countries: 100, atHome: false },
  { name: "60 a minute, the senders' country among 20", rate: 60, countries: 20, atHome: true },
  { name: "600 a minute, the senders' country among 100", rate: 600, countries: 100, atHome: true },
  { name: "600 a minute from the senders' country alone", rate: 600, countries: 1, atHome: true },
];

/** One line for each flood: an honest message a minute, sent again by its browser as that does. */
export async function floodTable(seed: number): Promise<string[]> {
  return Promise.all(
    floods.map(async ({ name, rate, countries, atHome }) => {
      const world = new World(seed, Date.UTC(2026, 10, 23));
      const env = {
        CONTACT_LIMIT: limiter(world, 10),
        CONTACT_LIMIT_ALL: limiter(world, 30),
        CONTACT_LIMIT_COUNTRY: limiter(world, 5),
      } as unknown as Environment;
      const start = world.now();
      const waited: number[] = [];
      let taken = 0;
      const honest = async (address: string, since: number, tries: number): Promise<void> => {
        const over = await limitOver("message", { address, country: "home" }, env);
        if (!over) return void waited.push(world.now() - since);
        const refused = new ApiError(429, "", "", String(limitSeconds));
        const { notBefore = 0 } = putOff(refused, tries, world.now());
        // A browser looks at what waits twice a minute.
        world.at(notBefore + world.between(0, minute / 2), () => void honest(address, since, tries + 1));
      };
      for (let at = 0; at < minutes; at += 1) {
        for (let count = 0; count < rate; count += 1) {
          const country = atHome && count % countries === 0 ? "home" : `country ${count % countries}`;
          const client = { address: `flood ${at} ${count}`, country };
          world.at(start + (at + world.random()) * minute, () => {
            void limitOver("message", client, env).then((over) => (taken += over ? 0 : 1));
          });
        }
        const from = start + (at + world.random()) * minute;
        world.at(from, () => void honest(`honest ${at}`, from, 0));
      }
      await world.runUntil(start + (minutes + 24 * 60) * minute);
      waited.sort((one, other) => one - other);
      const part = (share: number) => (waited[Math.ceil(waited.length * share) - 1]! / minute).toFixed(1);
      const first = waited.filter((ms) => ms === 0).length;
      return (
        `${name}: of ${minutes} honest messages ${first} taken at once, ${waited.length} in the end, ` +
        `half within ${part(0.5)} min, nine of ten within ${part(0.9)}, the last after ${part(1)}; ` +
        `${(taken / minutes).toFixed(0)} a minute of the flood`
      );
    }),
  );
}
