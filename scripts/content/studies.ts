import { isAt } from "../../app/not-found.ts";
import type { Fields } from "./yaml.ts";

/** Case studies with what their pages say about the evidence of each result. */
export function withEvidence(studies: readonly Fields[]): Fields[] {
  return studies.map((study) => ({
    ...study,
    evidence: (study["results"] as Fields[]).map(({ source }) => source),
  }));
}

type Addressed = Parameters<typeof isAt>[0];

/** Featured studies under the titles, clients and categories of the studies they lead to. */
export function withTitles(featured: readonly Fields[], studies: readonly Fields[]): Fields[] {
  return featured.map((entry) => {
    const address = String(entry["href"]).replace("/case-studies/", "");
    const study = studies.find((candidate) => isAt(candidate as Addressed, address));
    return { ...entry, title: study?.["title"], client: study?.["client"], tag: study?.["category"] };
  });
}
