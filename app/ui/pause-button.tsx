import { pause, play, Icon } from "./icon.tsx";

/** Stops and resumes what plays by itself (WCAG 2.2.2), which `what` names: "case studies". */
export function PauseButton({ paused, what, toggle }: { paused: boolean; what: string; toggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={paused ? `Play ${what}` : `Pause ${what}`}
      className="icon-button"
      onClick={toggle}
    >
      <Icon path={paused ? play : pause} />
    </button>
  );
}
