/** The sections of a study in the order of R-CSD-04; the index beside them links to each. */
export const sections = [
  { id: "overview", title: "Overview" },
  { id: "objectives", title: "Objectives" },
  { id: "approach", title: "Approach" },
  { id: "challenges", title: "Key challenges" },
  { id: "results", title: "Results" },
  { id: "technologies", title: "Technologies" },
  { id: "outcome", title: "Final outcome" },
] as const;
