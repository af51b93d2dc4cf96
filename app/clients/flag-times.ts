/** Flags shown at a time, milliseconds between changes and for a fade (spec §9, R-CST-09). */
export const groupSize = 5;
export const intervalMs = 3000;
export const fadeMs = 1000;
