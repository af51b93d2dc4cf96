import { useState } from "react";
import { wishedTimes } from "#content/generated/contact.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { HalfHourPicker, type MessageField } from "./half-hour-picker.tsx";
import { clocksOf, weekdayHoursIn } from "./office-hours.ts";

const open = openingHours.days.filter(({ hours }) => hours !== "closed");

/**
 * When a visitor would like a call: how to write it and, with script, a calendar of the office's half-hours that does
 * so. Part of the contact form; the times go into its message.
 */
export function WishedTimes(field: MessageField) {
  const [isChoosing, setChoosing] = useState(false);
  const [now] = useState(Date.now);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Only the browser knows the visitor's clock.
  const yours = useHydrated() && weekdayHoursIn(timeZone, now);
  const city = timeZone.replace(/.*\//, "").replaceAll("_", " ");
  return (
    <fieldset className="border-t border-line mt-8 pt-6">
      <legend className="sr-only">{wishedTimes.heading}</legend>
      <h3 className="type-subtitle" aria-hidden="true">
        {wishedTimes.heading}
      </h3>
      <p className="mt-1 text-mute measure">
        {wishedTimes.how} {openingHours.zone}: {open.map(({ days, hours }) => `${days} ${hours}`).join(", ")}.
      </p>
      <details className="mt-2 measure">
        <summary className="underlined py-2">{wishedTimes.clocks.label}</summary>
        {yours && <p className="mt-2">{`In ${city} at present: ${yours}.`}</p>}
        <ul className="grid sm:grid-cols-2 gap-x-6 gap-y-2 mt-2">
          {clocksOf(wishedTimes.clocks.places).map(({ place, hours }) => (
            <li key={place}>
              <span className="block font-650">{place}</span>
              <span className="block text-mute">{hours}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-mute">{wishedTimes.clocks.before}</p>
      </details>
      <p className="mt-3 text-mute measure">{wishedTimes.none}</p>
      <div className="mt-3">
        {isChoosing ? (
          <HalfHourPicker {...field} />
        ) : (
          <button
            type="button"
            className="with-script underlined text-link min-h-11"
            onClick={() => setChoosing(true)}
          >
            {wishedTimes.choose}
          </button>
        )}
      </div>
    </fieldset>
  );
}
