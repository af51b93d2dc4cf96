import { Fragment } from "react";

/** A text whose words with a hyphen, such as mid-experiment, stay in one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S{2,}-\S+)/).map((part, place) =>
    place % 2 === 0 ? (
      <Fragment key={part + place}>{part}</Fragment>
    ) : (
      <span key={part + place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
