import { useEffect, useRef, useState } from "react";
import { agency } from "#content/generated/agency.ts";
import { halfHours as words } from "#content/generated/half-hours.ts";
import {
  lineOf,
  linesIn,
  mostWishes,
  officeDays,
  suiting,
  timeElsewhere,
  timeIn,
  toggled,
} from "./half-hours.ts";

/**
 * A calendar of the office's half-hours. The choice lives only in the form's message: it is kept, sent and cleared
 * with it, and deleting a line there deselects it here.
 */
export default function HalfHourPicker() {
  const place = useRef<HTMLDivElement>(null);
  const [days] = useState(() => officeDays(Date.now()));
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [shown, setShown] = useState(0);
  const [message, setMessage] = useState("");

  const box = () => {
    const control = place.current?.closest("form")?.elements.namedItem("message");
    return control instanceof HTMLTextAreaElement ? control : undefined;
  };
  useEffect(() => {
    const form = place.current?.closest("form");
    const read = () => setMessage(box()?.value ?? "");
    // The form fills and clears its fields without events.
    const timer = setInterval(read, 500);
    read();
    form?.addEventListener("input", read);
    place.current?.querySelector("select")?.focus();
    return () => {
      clearInterval(timer);
      form?.removeEventListener("input", read);
    };
  }, []);

  // Made once: every keystroke in the message looks through all of them.
  const [lines] = useState(() => {
    const starts = days.flatMap((day) => day.starts);
    return new Map(starts.map((start) => [start, lineOf(start, agency.address.city, timeZone)]));
  });
  const chosen = linesIn(message, [...lines.values()]);
  const full = chosen.length >= mostWishes;
  const elsewhere = days.some(({ starts }) => timeElsewhere(starts[0] ?? 0, timeZone));

  /** As if typed, so that the draft is saved and the clear button appears. */
  function toggle(line: string): void {
    const control = box();
    if (!control) return;
    control.value = toggled(control.value, line);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Starts a line for the visitor to finish. */
  function callMe(): void {
    const control = box();
    if (!control) return;
    if (!control.value.includes(words.callMe)) toggle(words.callMe);
    const end = control.value.indexOf(words.callMe) + words.callMe.length;
    control.focus();
    control.setSelectionRange(end, end);
  }

  const starts = days[shown]?.starts ?? [];
  const { fit, isNight } = suiting(starts, timeZone);
  const rest = starts.filter((start) => !fit.includes(start));
  const times = (moments: readonly number[]) => (
    <ul className="grid grid-cols-3 sm:grid-cols-4 gap-2 tabular-nums">
      {moments.map((start) => {
        const line = lines.get(start) ?? "";
        const isChosen = chosen.includes(line);
        return (
          <li key={start}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-disabled={full && !isChosen}
              onClick={() => {
                if (!full || isChosen) toggle(line);
              }}
              className="toggle w-full h-full aria-disabled:op-60"
            >
              <span className="block font-650">{timeIn(start)}</span>
              <span className="block type-small">{timeElsewhere(start, timeZone)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );

  return (
    <div ref={place} className="grid gap-4">
      <label className="block font-650">
        {words.day}
        <select
          className="field mt-1.5"
          value={shown}
          onChange={(event) => setShown(Number(event.target.value))}
        >
          {days.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {elsewhere && (
        <p className="type-small text-mute">
          {words.elsewhere} {timeZone.replaceAll("_", " ")}
        </p>
      )}
      {isNight && <p>{words.edges}</p>}
      {times(fit)}
      {rest.length > 0 && (
        <details>
          <summary className="underlined cursor-pointer min-h-11 content-center">{words.rest}</summary>
          <div className="mt-2">{times(rest)}</div>
        </details>
      )}
      <button type="button" className="underlined text-link min-h-11 justify-self-start" onClick={callMe}>
        {words.noneSuits}
      </button>
      <p role="status">
        {chosen.length > 0 ? `${chosen.length}/${mostWishes} ${words.chosen}` : words.none}{" "}
        {full && words.full}
      </p>
    </div>
  );
}
