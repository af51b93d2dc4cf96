interface BrandMarkProps {
  /** File name in `public/images/marks`, without its ending. */
  mark: string;
  /** On a ground that is dark in either colour scheme. */
  onDark?: boolean;
  className?: string;
}

/** The mark of a tool or network, one colour; its name stands beside it or in its link. */
export function BrandMark({ mark, onDark = false, className = "" }: BrandMarkProps) {
  return (
    <img
      src={`/images/marks/${mark}.svg`}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      className={`${onDark ? "inverted" : "@dark:inverted"} ${className}`}
    />
  );
}
