import { useState } from "react";
import { agency } from "#content/agency.ts";
import { Anchor } from "../ui/anchor.tsx";

const frameTitle = `Map of the office in ${agency.address.city}`;

/** Where the office is: a drawn map of our own; the provider's interactive one only when it is asked for. */
export function OfficeMap() {
  const [interactive, setInteractive] = useState(false);
  if (interactive) {
    return (
      <iframe
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
        <Anchor
          href={agency.endpoints.mapPage}
          className="underlined"
          onClick={(event) => {
            event.preventDefault();
            setInteractive(true);
          }}
        >
          Show the interactive map
        </Anchor>
      </p>
      <p className="type-small text-mute mt-1">It comes from OpenStreetMap, who then see your IP address.</p>
    </>
  );
}
