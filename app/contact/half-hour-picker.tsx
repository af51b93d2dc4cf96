import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { maxWishes, officeDays, withWishes } from "./half-hours.ts";

/** The message of the form, and what writes it anew. */
export interface MessageField {
  message: string;
  write: (message: string) => void;
}

/**
 * A calendar of the office's half-hours. The choice lives only in the form's message: it is kept, sent and cleared
 * with it, and deleting a line there deselects it here.
 */
export function HalfHourPicker({ message, write }: MessageField) {
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  // Made once: every keystroke in the message looks through all of them.
  const [days] = useState(() => officeDays(Date.now(), timeZone));
  const [shown, setShown] = useState(0);
  const { halfHours = [], isNight } = days[shown] ?? {};
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
      {halfHours.some(({ elsewhere }) => elsewhere) && (
        <p className="type-small text-mute">
          {words.elsewhere} {timeZone.replaceAll("_", " ")}
        </p>
      )}
      {isNight && <p>{words.edges}</p>}
      {times(halfHours.filter(({ isFit }) => isFit))}
      {halfHours.some(({ isFit }) => !isFit) && (
        <details>
          <summary className="underlined cursor-pointer min-h-11 content-center">{words.rest}</summary>
          <div className="mt-2">{times(halfHours.filter(({ isFit }) => !isFit))}</div>
        </details>
      )}
      <button type="button" className="underlined text-link min-h-11 justify-self-start" onClick={callMe}>
        {words.noneSuits}
      </button>
      <p role="status">
        {chosen.length > 0 ? `${chosen.length}/${maxWishes} ${words.chosen}` : words.none}{" "}
        {isFull && words.full}
      </p>
    </div>
  );
}
