interface BrandMarkProps {
  /** Its name in Simple Icons. */
  mark: string;
  /** Which file of `public/images/marks` has it. Networks are in the footer, which is dark in either colour scheme. */
  sheet: "networks" | "tools";
  className?: string;
}

/** The mark of a tool or network, in one colour; its name is beside it or in its link. */
export function BrandMark({ mark, sheet, className = "" }: BrandMarkProps) {
  return (
    <img
      src={`/images/marks/${sheet}.svg#${mark}`}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      className={`${sheet === "networks" ? "inverted" : "@dark:inverted"} ${className}`}
    />
  );
}
