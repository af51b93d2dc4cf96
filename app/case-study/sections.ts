import * as words from "#content/generated/words/case-studies.ts";

/** The sections of a study in the order of R-CSD-04; the index beside them links to each. */
export const sections = [
  { id: "overview", title: words.overview },
  { id: "objectives", title: words.objectives },
  { id: "approach", title: words.approach },
  { id: "challenges", title: words.challenges },
  { id: "results", title: words.results },
  { id: "technologies", title: words.technologies },
  { id: "outcome", title: words.outcome },
] as const;
