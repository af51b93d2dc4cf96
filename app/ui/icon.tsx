import icons from "./icons.json" with { type: "json" };

// The paths of icons that components show, from lucide.dev (ISC); records name theirs.
export { icons };

/**
 * An icon, as large as the text around it and in its colour. It is drawn in the page: each icon that a style sheet
 * names as a picture of its own puts off the first paint, on a slow phone by an eightieth of a second.
 *
 * @param path data of an SVG path in 24 by 24 units
 */
export function Icon({ path, className = "" }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
