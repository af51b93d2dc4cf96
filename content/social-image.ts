/** Address of the image that social networks show of the page at `path`; it keeps its name when it changes. */
export function socialImagePath(path: string): string {
  return `/images/social/${path === "/" ? "home" : path.slice(1)}.jpeg`;
}
