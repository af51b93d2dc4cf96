/** From degrees to the units of the chart that `art/maps/office-chart.ts` draws. */
import { mapView } from "#content/generated/map.ts";
import chart from "./chart.json" with { type: "json" };

interface Place {
  longitude: number;
  latitude: number;
}

/** Where `place` lies on the chart, in its whole units from the top left. */
export function onChart({ longitude, latitude }: Place): { x: number; y: number } {
  const { west, north, unitsPerDegree, stretch } = chart;
  return {
    x: Math.round((longitude - west) * unitsPerDegree),
    y: Math.round(((north - latitude) * unitsPerDegree) / stretch),
  };
}

const width = Math.round(mapView.across * chart.unitsPerDegree);
/** The contact page's frame is five to four on a phone; a wider one shows more to both sides. */
const height = Math.round(width * 0.8);
const middle = onChart(mapView);

/** What the map shows first, in units of the chart. */
export const firstView = {
  x: Math.round(middle.x - width / 2),
  y: Math.round(middle.y - height / 2),
  width,
  height,
};

const kilometresPerDegree = 111.2;
/** At the latitude where the chart is true. */
export const kilometresPerUnit = Number(
  ((kilometresPerDegree * chart.stretch) / chart.unitsPerDegree).toFixed(4),
);
