import * as words from "#content/generated/words/projects.ts";

/** A button without a target of its own: it brings the highlights into view (C-22). */
export function ViewDetails() {
  return (
    <button
      type="button"
      className="btn"
      onClick={() => document.getElementById("highlights")?.scrollIntoView({ behavior: "smooth" })}
    >
      {words.details}
    </button>
  );
}
