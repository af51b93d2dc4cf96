import * as words from "#content/generated/words/fields.ts";

/** Name of the field that people never see (the form services' own name for it). */
export const trapName = "_honey";

/**
 * A honeypot. Hidden from sight, keyboard, assistive technology and autofill, so hardly anybody but a program fills it
 * in; by itself that only marks a message.
 */
export function TrapField() {
  return (
    <div className="absolute -left-[9999px] w-px h-px overflow-hidden" aria-hidden="true">
      <label>
        {words.trap}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
