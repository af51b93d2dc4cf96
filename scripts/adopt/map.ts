/** The chart of the contact page: where it begins, and the names on it. */
import { parseDocument } from "yaml";
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
