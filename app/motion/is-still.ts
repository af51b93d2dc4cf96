/** Whether the visitor wants less motion, at this moment. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
