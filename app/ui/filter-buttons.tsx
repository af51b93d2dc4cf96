import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { useChosenInView } from "./use-chosen-in-view.ts";

type Options = readonly { key: string; label: string }[];

/** The option that `?filter=` names, by default the first; a name that is unknown leaves what was selected. */
export function useSelectedFilter(options: Options): string {
  const asked = useSearchParams()[0].get("filter");
  const first = options[0]?.key ?? "";
  const valid = asked === null ? first : options.find(({ key }) => key === asked)?.key;
  const [selected, setSelected] = useState(valid ?? first);
  if (valid !== undefined && valid !== selected) setSelected(valid);
  return valid ?? selected;
}

/** A form, so that the buttons work without script. On a phone it is one row with the selected button in view. */
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
      className="relative swiped-tabs from-chosen mt-10"
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
