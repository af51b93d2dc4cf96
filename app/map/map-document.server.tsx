import { renderToStaticMarkup } from "react-dom/server";
import * as blocks from "#content/generated/words/blocks.ts";
import * as words from "#content/generated/words/map.ts";
import { agency, lang } from "#content/generated/agency.ts";
import { mapPlaces, mapView } from "#content/generated/map.ts";
import { position } from "#content/generated/position.ts";
import { fontFaces, standInFaces } from "../document/fonts.ts";
import chart from "./chart.json" with { type: "json" };
import script from "./map.ts?inline-script";
import { mapStyle } from "./map-style.ts";

/** The whole document. Without script it is a still picture of the first view; `map.ts` makes it move. */
export function mapDocument(): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MapDocument />)}`;
}

/** Where a place is on the chart, in whole units from the top left. */
function onChart({ longitude, latitude }: { longitude: number; latitude: number }) {
  const { west, north, unitsPerDegree, stretch } = chart;
  return {
    x: Math.round((longitude - west) * unitsPerDegree),
    y: Math.round(((north - latitude) * unitsPerDegree) / stretch),
  };
}

const across = Math.round(mapView.across * chart.unitsPerDegree);
/** The contact page's frame is five to four on a phone; a wider one shows more to both sides. */
const down = Math.round(across * 0.8);
const middle = onChart(mapView);

/** What the map shows first, in units of the chart. */
const firstView = {
  x: Math.round(middle.x - across / 2),
  y: Math.round(middle.y - down / 2),
  width: across,
  height: down,
};

const kilometresPerDegree = 111.2;
/** At the latitude where the chart is true to scale. */
const kilometresPerUnit = ((kilometresPerDegree * chart.stretch) / chart.unitsPerDegree).toFixed(4);

/** The site's fonts, switched on by `map.ts` for visitors who get them. `swap`: no name on a map moves another. */
const lettering = fontFaces.replaceAll("optional", "swap");
const style = mapStyle(firstView);

/* oxlint-disable react/no-danger -- fixed texts of our own */
function MapDocument() {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.title}</title>
        <meta name="robots" content="noindex" />
        <style id="lettering" media="not all" dangerouslySetInnerHTML={{ __html: lettering }} />
        <style dangerouslySetInnerHTML={{ __html: standInFaces }} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <section id="view" aria-labelledby="title">
          <h1 id="title">{words.title}</h1>
          <p id="keys" className="unseen">
            {words.keys}
          </p>
          <div id="map">
            <Chart />
          </div>
          <div id="controls" role="group" aria-label={words.controls}>
            <Control does="in" name={words.zoomIn} drawing="M5 12h14M12 5v14" />
            <Control does="out" name={words.zoomOut} drawing="M5 12h14" />
            <Control
              does="back"
              name={words.toOffice}
              drawing="M12 2v4m0 12v4M2 12h4m12 0h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
            />
          </div>
          <p id="touch">{words.touch}</p>
          <div id="foot">
            <p id="scale" data-length={words.length} aria-hidden="true" />
            <a href={agency.endpoints.mapPage} target="_blank" rel="noopener noreferrer">
              {words.openMap}
              <span className="unseen">{` ${blocks.newTab}`}</span>
            </a>
          </div>
          <p id="across" role="status" className="unseen" data-across={words.across} />
        </section>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

function Control({ does, name, drawing }: { does: string; name: string; drawing: string }) {
  return (
    <button type="button" data-does={does} aria-label={name} title={name}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}

function Chart() {
  const { x, y, width, height } = firstView;
  const office = onChart(position);
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={words.description}
      data-near="2"
      data-width={chart.width}
      data-height={chart.height}
      data-x={office.x}
      data-y={office.y}
      data-km={kilometresPerUnit}
    >
      <path className="grid" d={graticule()} />
      <path className="swell" d={chart.swell} />
      <path className="swell close" d={chart.closeSwell} />
      <path className="shallows" d={chart.land} />
      <path className="land" d={chart.land} />
      {mapPlaces.map(({ name, kind, from, until = 3, ...place }) => {
        const at = onChart(place);
        const drawn = kind === "town" || kind === "peak";
        return (
          <g key={name} className={`${kind} from${from} until${until}`}>
            {drawn && <path className="dot" d={`M${at.x} ${at.y}h.01`} />}
            <text x={at.x} y={at.y} dx={drawn ? ".6em" : undefined} dy=".35em">
              {name}
            </text>
          </g>
        );
      })}
      <g className="office">
        {["ring", "pin", "core"].map((part) => (
          <path key={part} className={part} d={`M${office.x} ${office.y}h.01`} />
        ))}
        <text x={office.x} y={office.y} dx=".75em" dy="-.5em">
          {agency.address.city}
        </text>
        <text className="ours from1 until3" x={office.x} y={office.y} dx="1em" dy=".95em">
          {words.office}
        </text>
      </g>
    </svg>
  );
}

/** A line for each degree, as charts have them. */
function graticule(): string {
  const { west, north, unitsPerDegree, stretch, width, height } = chart;
  let lines = "";
  for (let x = (Math.ceil(west) - west) * unitsPerDegree; x < width; x += unitsPerDegree)
    lines += `M${Math.round(x)} 0v${height}`;
  const degree = unitsPerDegree / stretch;
  for (let y = (north - Math.floor(north)) * degree; y < height; y += degree)
    lines += `M0 ${Math.round(y)}h${width}`;
  return lines;
}
