import { useState } from "react";
import { agency } from "#content/generated/agency.ts";

const { map, mapFrame, mapPage } = agency.endpoints;

/** The button that had the focus disappears when the provider's map appears. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Where the office is: a still chart of our own in a frame. The provider's map, which sees its visitors,
 * takes its place only when asked for, or from the start where `content/agency.yaml` says so.
 */
export function OfficeMap() {
  const [asked, setAsked] = useState(false);
  const handedOver = asked || mapFrame === map;
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-[1fr_auto] items-baseline">
      <div className="md:col-span-2 aspect-[5/4] md:aspect-auto md:h-130">
        <iframe
          key={handedOver ? map : mapFrame}
          ref={asked ? takeFocus : undefined}
          title={`Map of the office in ${agency.address.city}`}
          src={handedOver ? map : mapFrame}
          loading="lazy"
          sandbox={handedOver ? "allow-scripts allow-same-origin allow-popups" : undefined}
          className="w-full h-full border border-line"
        />
      </div>
      {!handedOver && (
        <p className="mt-2">
          <button type="button" className="needs-script underlined" onClick={() => setAsked(true)}>
            Show the streets on OpenStreetMap
          </button>
          <noscript>
            <a href={mapPage} target="_blank" rel="noopener noreferrer" className="underlined">
              {`Show the streets on OpenStreetMap `}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </noscript>
        </p>
      )}
      <p className="type-small text-mute md:mt-2">
        That map comes from OpenStreetMap, which then sees your IP address.
      </p>
    </div>
  );
}
