import { type MouseEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { wishedTimes } from "#content/generated/contact.ts";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import {
  type clocksOf,
  maxWishes,
  officeDays,
  visitorTimeZone,
  weekdayHoursIn,
  withWishes,
} from "./office-hours.ts";

const open = openingHours.days.filter(({ hours }) => hours !== "closed");

/** The message of the form, and what writes it anew. */
interface MessageField {
  message: string;
  write: (message: string) => void;
}

export interface WishedTimesProps extends MessageField {
  /** The office's hours in the cities of our clients. */
  clocks: ReturnType<typeof clocksOf>;
}

/**
 * When a visitor would like a call: how to write it and, with script, a calendar of the office's half-hours that does
 * so. Part of the contact form; the times go into its message.
 */
export function WishedTimes({ clocks, ...field }: WishedTimesProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [now] = useState(Date.now);
  const timeZone = visitorTimeZone();
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
          {clocks.map(({ place, hours }) => (
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
          <HalfHourPicker {...field} timeZone={timeZone} />
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

/**
 * A calendar of the office's half-hours. The choice lives only in the form's message: it is kept, sent and cleared
 * with it, and deleting a line there deselects it here.
 */
function HalfHourPicker({ message, write, timeZone }: MessageField & { timeZone: string }) {
  // Not made anew with every keystroke in the message, which looks through all of them; but in a tab that was left open.
  const [days, setDays] = useState(() => officeDays(Date.now(), timeZone));
  useEffect(() => {
    const renew = () => setDays(officeDays(Date.now(), timeZone));
    document.addEventListener("visibilitychange", renew);
    return () => document.removeEventListener("visibilitychange", renew);
  }, [timeZone]);
  const [shown, setShown] = useState("");
  const { name, halfHours = [], isNight } = days.find((day) => day.name === shown) ?? days[0] ?? {};
  const lines = days.flatMap((day) => day.halfHours.map(({ line }) => line));
  const rows = new Set(message.split("\n"));
  const chosen = lines.filter((line) => rows.has(line));
  const isFull = chosen.length >= maxWishes;

  function toggle(line: string): void {
    const others = chosen.filter((other) => other !== line);
    if (others.length < maxWishes)
      write(withWishes(message, lines, chosen.includes(line) ? others : [...chosen, line]));
  }

  /** Starts a line for the visitor to finish. */
  function callMe({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const isThere = message.includes(words.callMe);
    flushSync(() => write(isThere ? message : `${message.trimEnd()}\n\n${words.callMe}`.trimStart()));
    const box = currentTarget.form?.querySelector("textarea");
    const end = (box?.value.indexOf(words.callMe) ?? 0) + words.callMe.length;
    box?.focus();
    box?.setSelectionRange(end, end);
  }

  const times = (some: typeof halfHours) => (
    <ul className="grid grid-cols-3 sm:grid-cols-4 gap-2">
      {some.map(({ time, elsewhere, line }) => (
        <li key={line}>
          <button
            type="button"
            aria-pressed={rows.has(line)}
            aria-disabled={isFull && !rows.has(line)}
            onClick={() => toggle(line)}
            className="toggle w-full h-full aria-disabled:op-60"
          >
            <span className="block font-650">{time}</span>
            <span className="block type-small">{elsewhere}</span>
          </button>
        </li>
      ))}
    </ul>
  );

  return (
    <div className="grid gap-4">
      <label className="block font-650">
        {words.day}
        <select
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
          autoFocus
          className="field mt-1.5"
          value={name}
          onChange={(event) => setShown(event.target.value)}
        >
          {days.map((day) => (
            <option key={day.name}>{day.name}</option>
          ))}
        </select>
      </label>
      {halfHours.some(({ elsewhere }) => elsewhere) && (
        <p className="type-small text-mute">
          {words.elsewhere} {timeZone.replaceAll("_", " ")}
        </p>
      )}
      {isNight && <p>{words.edges}</p>}
      {times(halfHours.filter(({ isFit }) => isFit))}
      {halfHours.some(({ isFit }) => !isFit) && (
        <details>
          <summary className="underlined min-h-11 content-center">{words.rest}</summary>
          <div className="mt-2">{times(halfHours.filter(({ isFit }) => !isFit))}</div>
        </details>
      )}
      <button type="button" className="underlined text-link min-h-11 justify-self-start" onClick={callMe}>
        {words.noneSuits}
      </button>
      {/* One text: React cannot change several where a translator has changed the page. */}
      <p role="status">
        {chosen.length > 0
          ? `${chosen.length}/${maxWishes} ${words.chosen} ${isFull ? words.full : ""}`
          : words.none}
      </p>
    </div>
  );
}
