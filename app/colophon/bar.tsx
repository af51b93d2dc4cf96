/** A bar `share` (per cent) of its room wide, beside the figure it stands for. A thin one lies in another's shade. */
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
