import { useState } from "react";
import { agency } from "#content/generated/agency.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

const frameTitle = `Map of the office in ${agency.address.city}`;

/** The link that was pressed is gone when the map comes. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Where the office is: a drawn map of our own; the provider's interactive one only when it is asked for, here with
 * script and in a new tab without.
 */
export function OfficeMap() {
  const [interactive, setInteractive] = useState(false);
  const hydrated = useHydrated();
  if (interactive) {
    return (
      <iframe
        ref={takeFocus}
        title={frameTitle}
        src={agency.endpoints.map}
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="w-full aspect-[4/3] border border-line"
      />
    );
  }
  return (
    <>
      <img
        src="/images/art/honiara.svg"
        alt={`Drawn map of Guadalcanal with ${agency.address.city} on its north coast`}
        width={640}
        height={480}
        loading="lazy"
        className="w-full bg-deep-950"
      />
      <p className="mt-3">
        <a
          href={agency.endpoints.mapPage}
          target="_blank"
          rel="noopener noreferrer"
          className="underlined"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setInteractive(true);
          }}
        >
          Show the interactive map
          {hydrated ? " here" : <span className="sr-only"> (opens in a new tab)</span>}
        </a>
      </p>
      <p className="type-small text-mute mt-1">It comes from OpenStreetMap, who then see your IP address.</p>
    </>
  );
}
