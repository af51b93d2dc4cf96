import { useState } from "react";
import { agency } from "#content/generated/agency.ts";
import * as blocks from "#content/generated/words/blocks.ts";
import * as words from "#content/generated/words/contact.ts";

const { map, mapFrame, mapPage } = agency.endpoints;

/** The button that had the focus disappears when the provider's map appears. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Where the office is (R-CON-05): a still chart of our own in a frame. The provider's map, which sees its visitors,
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
          title={words.mapFrame}
          src={handedOver ? map : mapFrame}
          loading="lazy"
          sandbox={handedOver ? "allow-scripts allow-same-origin allow-popups" : undefined}
          className="w-full h-full border border-line"
        />
      </div>
      {!handedOver && (
        <p className="mt-2">
          <button type="button" className="needs-script underlined" onClick={() => setAsked(true)}>
            {words.showMap}
          </button>
          <noscript>
            <a href={mapPage} target="_blank" rel="noopener noreferrer" className="underlined">
              {`${words.showMap} `}
              <span className="sr-only">{blocks.newTab}</span>
            </a>
          </noscript>
        </p>
      )}
      <p className="type-small text-mute md:mt-2">{words.mapProvider}</p>
    </div>
  );
}
