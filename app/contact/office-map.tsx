import { useState } from "react";
import * as blocks from "#content/generated/words/blocks.ts";
import * as words from "#content/generated/words/contact.ts";
import { agency } from "#content/generated/agency.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

const { map, mapFrame, mapPage } = agency.endpoints;

/** The pressed link disappears when the provider's map appears. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Where the office is (R-CON-05): our own map (`app/map`) in a frame. The provider's comes in its place when it is
 * asked for, here with script and in a new tab without; or from the start, where `content/agency.yaml` says so.
 */
export function OfficeMap() {
  const [handedOver, setHandedOver] = useState(mapFrame === map);
  const [asked, setAsked] = useState(false);
  const hydrated = useHydrated();
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-[1fr_auto] items-baseline">
      <iframe
        key={handedOver ? map : mapFrame}
        ref={asked ? takeFocus : undefined}
        title={words.mapFrame}
        src={handedOver ? map : mapFrame}
        loading="lazy"
        sandbox={handedOver ? "allow-scripts allow-same-origin allow-popups" : undefined}
        className="md:col-span-2 w-full aspect-[5/4] md:aspect-auto md:h-130 border border-line"
      />
      {!handedOver && (
        <p className="mt-2">
          <a
            href={mapPage}
            target="_blank"
            rel="noopener noreferrer"
            className="underlined"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              setAsked(true);
              setHandedOver(true);
            }}
          >
            {hydrated ? words.showMapHere : words.showMap}
            {!hydrated && <span className="sr-only">{` ${blocks.newTab}`}</span>}
          </a>
        </p>
      )}
      <p className="type-small text-mute md:mt-2">{words.mapProvider}</p>
    </div>
  );
}
