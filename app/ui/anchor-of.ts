/** The address within the page of the section under `heading`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
