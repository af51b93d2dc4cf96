/** Name of the picture that stands for the page at `path` on social networks. */
export function socialImageName(path: string): string {
  return path === "/" ? "social/home" : `social${path}`;
}
