/** Maps and charts: where that of the contact page begins, and the names on it; the about page's; our home among places. */
import { parseDocument } from "yaml";
import { isOnChart, namedChart } from "../../art/maps/archipelago.ts";
import type { Answers } from "./answers.ts";
import type { Draft } from "./draft.ts";

/** How far the chart reaches round the office, degrees (`art/maps/office-chart.ts`). */
const reach = { longitude: 7, latitude: 4.5 };

/** Moves the chart to the office of `answers`; names that lie too far away go, and the country has one. */
export function moveMap(draft: Draft, answers: Answers): void {
  const file = "content/pages/map.yaml";
  const document = parseDocument(draft.read(file));
  const { mapView, mapPlaces } = document.toJS() as {
    mapView: { across: number };
    mapPlaces: { name: string; kind: string; longitude: number; latitude: number }[];
  };
  const { longitude, latitude, country } = answers;
  const stays = mapPlaces.map(
    (place) =>
      Math.abs(place.longitude - longitude) < reach.longitude &&
      Math.abs(place.latitude - latitude) < reach.latitude,
  );
  if (stays.every(Boolean)) return;
  for (let place = stays.length - 1; place >= 0; place -= 1)
    if (!stays[place]) document.deleteIn(["mapPlaces", place]);
  const above = { name: country, kind: "country", longitude, latitude: latitude + 0.6, from: 0, until: 0 };
  if (!mapPlaces.some(({ name }, place) => stays[place] && name === country))
    document.addIn(["mapPlaces"], document.createNode(above));
  document.setIn(["mapView"], document.createNode({ longitude, latitude, across: mapView.across }));
  draft.write(file, document.toString({ lineWidth: 0 }));
  const words = "content/words/map.yaml";
  const description =
    "Drawn chart of the coast round {agency.address.city}, with swell bending round the land. The office is marked.";
  draft.write(
    words,
    draft.read(words).replace(/^description: .*/m, () => `description: "${description}"`),
  );
}

/** Says what the about page's picture shows: for an office on its chart what it did, and elsewhere one island. */
export function moveChart(draft: Draft, { longitude, latitude, city }: Answers): void {
  const file = "content/pages/about.yaml";
  const text = draft.read(file);
  const line = /^( *- name: about\/archipelago\n +alt: ).*/m;
  const isCharted = isOnChart(namedChart, [longitude, latitude]);
  const shown = isCharted
    ? `Drawn chart of islands with wave crests bending round each, and ${city} marked`
    : `Drawn swell lines that bend round one island, with ${city} marked on its shore`;
  if (isCharted && !line.exec(text)?.[0].includes("swell lines")) return;
  draft.write(
    file,
    text.replace(line, (_, before: string) => `${before}${JSON.stringify(shown)}`),
  );
}

/** How far the home may be from what else is on a region's map, degrees; further, its names would lie on one another. */
const regionReach = 45;

/** Puts the office in the place of the town before among the places we work in, or takes that out. */
export function moveHome(draft: Draft, before: string, { city, longitude, latitude }: Answers): void {
  if (before === city) return;
  const regions = draft.files("content/regions/*.yaml").map((file) => {
    const document = parseDocument(draft.read(file));
    return { file, document, places: (document.toJS() as { places: RegionPlace[] }).places };
  });
  const isNamed = regions.some(({ places }) => places.some(({ name }) => name === city));
  for (const { file, document, places } of regions) {
    const at = places.findIndex(({ name }) => name === before);
    if (at === -1) continue;
    const others = places.filter((_, place) => place !== at);
    const isNear = others.every((place) => apart(place, { longitude, latitude }) < regionReach);
    if (others.length === 0 || (isNear && !isNamed))
      document.setIn(["places", at], document.createNode({ name: city, longitude, latitude }));
    else document.deleteIn(["places", at]);
    draft.write(file, document.toString({ lineWidth: 0 }));
  }
}

interface Point {
  longitude: number;
  latitude: number;
}
type RegionPlace = Point & { name: string };

/** Degrees between two places, the larger of both ways; across the line where the day changes as well. */
const apart = (one: Point, other: Point) =>
  Math.max(
    Math.abs(((one.longitude - other.longitude + 540) % 360) - 180),
    Math.abs(one.latitude - other.latitude),
  );
