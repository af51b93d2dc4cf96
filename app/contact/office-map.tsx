import { useState } from "react";
import * as blocks from "#content/generated/words/blocks.ts";
import * as words from "#content/generated/words/contact.ts";
import { agency } from "#content/generated/agency.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

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
        title={words.mapFrame}
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
        alt={words.map}
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
          {hydrated ? words.showMapHere : words.showMap}
          {!hydrated && <span className="sr-only">{` ${blocks.newTab}`}</span>}
        </a>
      </p>
      <p className="type-small text-mute mt-1">{words.mapProvider}</p>
    </>
  );
}
