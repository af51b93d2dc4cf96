import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { useChosenInView } from "./use-chosen-in-view.ts";

type Options = readonly { key: string; label: string }[];

/**
 * The filter the address asks for by `?filter=`: a known one selects, none selects the first option, and
 * an unknown one is ignored, so that what was selected stays.
 */
export function useSelectedFilter(options: Options): string {
  const asked = useSearchParams()[0].get("filter");
  const first = options[0]?.key ?? "";
  const valid = asked === null ? first : options.find(({ key }) => key === asked)?.key;
  const [selected, setSelected] = useState(valid ?? first);
  if (valid !== undefined && valid !== selected) setSelected(valid);
  return valid ?? selected;
}

/**
 * Filter buttons that change the address; a form, so that they work without script too. On a phone they are
 * one scrolling row with the selected one in view.
 */
export function FilterButtons(props: { label: string; options: Options; selected: string }) {
  const row = useChosenInView<HTMLFormElement>(props.selected);
  return (
    <Form
      ref={row}
      method="get"
      action="."
      replace
      preventScrollReset
      aria-label={props.label}
      className="relative swiped-tabs from-chosen"
    >
      {props.options.map(({ key, label }) => (
        <button
          key={key}
          type="submit"
          name="filter"
          value={key}
          aria-pressed={key === props.selected}
          className="toggle lt-sm:px-3 whitespace-nowrap"
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
