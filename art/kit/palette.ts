import { palette as families, schemes } from "../../content/colours.ts";

type Families = Omit<typeof families, "ink">;
type Step = { [Family in keyof Families]: `${Family}${keyof Families[Family] & number}` }[keyof Families];

const steps = Object.entries(families).flatMap(([family, shades]) =>
  typeof shades === "string"
    ? []
    : Object.entries(shades).map(([step, colour]) => [`${family}${step}`, colour]),
);

/** The palette as drawings name it, `deep950`, and its two colours of text. */
export const palette = {
  ...(Object.fromEntries(steps) as Record<Step, string>),
  ink: families.ink,
  mute: schemes.light.mute,
};
