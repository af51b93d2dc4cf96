/** A bar `share` per cent wide beside its figure, optionally over a thin one in another shade. */
export function Bar({ share, thin = false }: { share: string; thin?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className={`w-full ${thin ? "h-1 text-mute" : "h-2.5 text-link"}`}
    >
      <rect width={share} height="4" fill="currentColor" />
    </svg>
  );
}
