import type { Fields } from "./yaml.ts";

const pathOf = (project: Fields) => `/portfolio/${String(project["slug"])}`;

/**
 * Projects with the address of the next one. They are chained by `tour`; a project without a place in the chain
 * comes before the first, so that a new file changes no other. The last has no next.
 */
export function withNextProjects(projects: readonly Fields[]): Fields[] {
  const place = (project: Fields) => (typeof project["tour"] === "number" ? project["tour"] : -Infinity);
  const chain = projects.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
  return projects.map((project) => {
    const { next: own, ...fields } = project;
    const following = chain[chain.indexOf(project) + 1];
    const next = typeof own === "string" ? `/portfolio/${own}` : following && pathOf(following);
    return next === undefined ? fields : { ...fields, next };
  });
}
