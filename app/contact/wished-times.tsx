import { type ComponentType, useState } from "react";
import { wishedTimes } from "#content/generated/contact.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import { clocksOf } from "./office-hours.ts";

const open = openingHours.days.filter(({ hours }) => hours !== "closed");

/**
 * When a visitor would like a call: how to write it and, with script, a calendar of the office's half-hours that does
 * so. Part of the contact form; the times go into its message.
 */
export function WishedTimes() {
  const [Picker, setPicker] = useState<ComponentType>();
  const choose = async () => {
    // Without a connection the line above says what to do.
    const loaded = await import("./half-hour-picker.tsx").catch(() => undefined);
    if (loaded) setPicker(() => loaded.default);
  };
  return (
    <fieldset className="border-t border-line mt-8 pt-6">
      <legend className="sr-only">{wishedTimes.heading}</legend>
      <h3 className="type-subtitle" aria-hidden="true">
        {wishedTimes.heading}
      </h3>
      <p className="mt-1 text-mute measure">
        {wishedTimes.how} {openingHours.zone}: {open.map(({ days, hours }) => `${days} ${hours}`).join(", ")}.
      </p>
      <details className="mt-3 measure">
        <summary className="underlined cursor-pointer min-h-11 content-center">
          {wishedTimes.clocks.label}
        </summary>
        <ul className="grid grid-cols-2 sm:grid-cols-3 gap-x-6 gap-y-2 mt-2">
          {clocksOf(wishedTimes.clocks.places).map(({ place, hours }) => (
            <li key={place}>
              <span className="block font-650">{place}</span>
              <span className="block text-mute">{hours}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-3 text-mute measure">{wishedTimes.none}</p>
      <div className="mt-3">
        {Picker ? (
          <Picker />
        ) : (
          <button type="button" className="with-script underlined text-link min-h-11" onClick={choose}>
            {wishedTimes.choose}
          </button>
        )}
      </div>
    </fieldset>
  );
}
