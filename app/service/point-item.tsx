import type { Point } from "#content/schema.ts";

/** One numbered point of a list. */
export function PointItem({ point, number }: { point: Point; number: number }) {
  return (
    <li className="border-t border-line pt-5 pb-9 pr-4">
      <p className="type-small text-mute tabular-nums" aria-hidden="true">
        {String(number).padStart(2, "0")}
      </p>
      <h3 className="type-title mt-2">{point.title}</h3>
      <p className="mt-2 text-mute">{point.text}</p>
    </li>
  );
}
