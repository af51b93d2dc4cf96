import { pause, play, Icon } from "./icon.tsx";

interface PauseButtonProps {
  paused: boolean;
  /** What plays by itself, for the button's name: "case studies". */
  what: string;
  onToggle: () => void;
}

/** Stops and resumes what plays by itself (WCAG 2.2.2). */
export function PauseButton({ paused, what, onToggle }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={paused ? `Play ${what}` : `Pause ${what}`}
      className="icon-button"
      onClick={onToggle}
    >
      <Icon path={paused ? play : pause} />
    </button>
  );
}
