/** Whether the visitor asked for less data, or the link is 2G (Chromium only; elsewhere false). */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** Whether `document/start.ts` has found the link slow. */
export function hasSlowLink(): boolean {
  return "slow" in document.documentElement.dataset;
}
