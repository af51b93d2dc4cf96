/** The mark: three swell crests bending round an islet, drawn on a 32-unit grid in one colour. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
        <path d="M2.5 25.5C5 13.5 12 6.5 25 4" />
        <path d="M9 28.5C10.5 19 15.5 13 27 10.5" />
        <path d="M16 29.5C17 23.5 20.5 19 28.5 17" />
      </g>
      <circle cx="25.5" cy="25.5" r="3.6" fill="currentColor" />
    </svg>
  );
}
