/** Name of the social image of the page at `path`. */
export function socialImageName(path: string): string {
  return path === "/" ? "social/home" : `social${path}`;
}
