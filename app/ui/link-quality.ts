/** Whether `document/start.ts` has found the link slow, or the visitor saves data. */
export function hasSlowLink(): boolean {
  return !import.meta.env.SSR && "slow" in document.documentElement.dataset;
}
