/** Whether the visitor asked for less data, or the link is of the second generation (Chromium only; elsewhere false). */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** Whether the link is a slow one, as `document/start.ts` found. */
export function hasSlowLink(): boolean {
  return "slow" in document.documentElement.dataset;
}
