/** A button without a target of its own: it brings the highlights into view (C-22). */
export function ViewDetails() {
  return (
    <button
      type="button"
      className="btn"
      onClick={() => document.getElementById("highlights")?.scrollIntoView({ behavior: "smooth" })}
    >
      View Details
    </button>
  );
}
