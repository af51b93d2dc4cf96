import { useRef, useState, useSyncExternalStore } from "react";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { type HalfHour, mostWishes, officeDays, withWishes } from "./half-hours.ts";

function subscribe(changed: () => void): () => void {
  // The form fills and clears its fields without events.
  const timer = setInterval(changed, 500);
  addEventListener("input", changed);
  return () => {
    clearInterval(timer);
    removeEventListener("input", changed);
  };
}

/**
 * A calendar of the office's half-hours. The choice lives only in the form's message: it is kept, sent and cleared
 * with it, and deleting a line there deselects it here.
 */
export default function HalfHourPicker() {
  const place = useRef<HTMLDivElement>(null);
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  // Made once: every keystroke in the message looks through all of them.
  const [days] = useState(() => officeDays(Date.now(), timeZone));
  const [lines] = useState(() => days.flatMap(({ fit, rest }) => [...fit, ...rest].map(({ line }) => line)));
  const [shown, setShown] = useState(0);
  const box = () => place.current?.closest("form")?.querySelector("textarea");
  const message = useSyncExternalStore(subscribe, () => box()?.value ?? "");
  const rows = new Set(message.split("\n"));
  const chosen = lines.filter((line) => rows.has(line));
  const full = chosen.length >= mostWishes;

  /** As if typed, so that the draft is saved and the clear button appears. */
  function write(change: (message: string) => string): void {
    const control = box();
    if (!control) return;
    control.value = change(control.value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function toggle(line: string): void {
    const isChosen = chosen.includes(line);
    if (full && !isChosen) return;
    const wishes = isChosen ? chosen.filter((other) => other !== line) : [...chosen, line];
    write((text) => withWishes(text, lines, wishes));
  }

  /** Starts a line for the visitor to finish. */
  function callMe(): void {
    write((text) =>
      text.includes(words.callMe) ? text : `${text.trimEnd()}\n\n${words.callMe}`.trimStart(),
    );
    const control = box();
    const end = (control?.value.indexOf(words.callMe) ?? 0) + words.callMe.length;
    control?.focus();
    control?.setSelectionRange(end, end);
  }

  const times = (halfHours: readonly HalfHour[]) => (
    <ul className="grid grid-cols-3 sm:grid-cols-4 gap-2">
      {halfHours.map(({ time, elsewhere, line }) => (
        <li key={line}>
          <button
            type="button"
            aria-pressed={chosen.includes(line)}
            aria-disabled={full && !chosen.includes(line)}
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

  const { fit = [], rest = [], isNight = false } = days[shown] ?? {};
  return (
    <div ref={place} className="grid gap-4">
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
      {fit.some(({ elsewhere }) => elsewhere) && (
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
