interface BrandMarkProps {
  /** Its name in Simple Icons. */
  mark: string;
  /** Which file of `public/images/marks` has it. */
  sheet: "networks" | "tools";
  /** On a background that is dark in either colour scheme. */
  onDark?: boolean;
  className?: string;
}

/** The mark of a tool or network, in one colour; its name is beside it or in its link. */
export function BrandMark({ mark, sheet, onDark = false, className = "" }: BrandMarkProps) {
  return (
    <img
      src={`/images/marks/${sheet}.svg#${mark}`}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      className={`${onDark ? "inverted" : "@dark:inverted"} ${className}`}
    />
  );
}
