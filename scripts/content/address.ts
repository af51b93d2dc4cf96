/** `My Brief (1)` as `my-brief-1`. */
export function addressOf(stem: string): string {
  const address = stem
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return address.replaceAll(/^-|-$/g, "") || "new-page";
}
