/** Length of the count and its steps (spec §9). */
export const countMs = 2000;
export const countSteps = 60;

/** What a counter to `target` shows after `step` of its steps: 0 at first, the target from the last one on. */
export function counterValue(target: number, step: number): number {
  return Math.round((target * Math.min(step, countSteps)) / countSteps);
}
