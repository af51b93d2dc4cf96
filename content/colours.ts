/**
 * Every colour of the site, once: its CSS (`uno.config.ts`), the web app manifest, the marks and the covers get theirs
 * from here; drawings have their own. After a change run `npm run images -- marks`; `colours.test.ts` says which pairs
 * have become too faint.
 */
export const palette = {
  /** Night ocean; 600 is the blue of links and buttons, 400 that of crests; 850 and 550 barely show on deep. */
  deep: {
    950: "#060d2b",
    900: "#0a1547",
    850: "#16246e",
    800: "#0c1f7a",
    700: "#0e2ba6",
    600: "#1034c6",
    550: "#1c3fc4",
    400: "#6d96ff",
    200: "#c3d3ff",
    100: "#e4ebff",
  },
  /** The one accent: Honiara, focus, the key action on a deep background. */
  coral: { 700: "#b3260b", 600: "#cf3a16", 500: "#ff5a36", 300: "#ffa78f", 100: "#ffe4db" },
  sun: { 600: "#8a5a00", 400: "#ffc22e", 200: "#ffe39c" },
  lagoon: { 700: "#00605a", 600: "#00756c", 400: "#2fd0b5", 200: "#a8f0df" },
  leaf: { 800: "#083b2b", 700: "#0b5a3e", 500: "#1e9e63", 200: "#bfe8cf" },
  plum: { 950: "#2a0f3d", 900: "#3b0f5c", 800: "#46205f", 700: "#551d80" },
  /** Paper. */
  shell: { 0: "#ffffff", 50: "#f7f5ee", 100: "#f1eee3", 200: "#e4dfd0", 300: "#cbc4b0" },
  ink: "#0b1230",
} as const;

const { deep, coral, sun, lagoon, leaf, plum, shell, ink } = palette;

/** What the colours are used for, in each colour scheme. */
export const schemes = {
  light: {
    ground: shell[50],
    panel: shell[0],
    tint: shell[100],
    line: shell[300],
    text: ink,
    mute: "#4a5170",
    link: deep[600],
    strong: deep[600],
    "on-strong": shell[0],
    alert: coral[700],
    good: lagoon[700],
    star: sun[600],
  },
  dark: {
    ground: deep[950],
    panel: deep[900],
    tint: "#0a1238",
    line: "#2a3a7d",
    text: shell[50],
    mute: "#aab4dc",
    link: deep[200],
    strong: deep[200],
    "on-strong": deep[950],
    alert: coral[300],
    good: lagoon[400],
    star: sun[400],
  },
} as const;

/** Backgrounds of the closing banners, from one end to the other; their text is white. */
export const bannerGrounds = [
  [deep[900], deep[600]],
  [deep[800], lagoon[700]],
  [leaf[800], lagoon[600]],
  [coral[700], "#7a1440"],
  [plum[900], deep[700]],
  ["#6b2a00", coral[700]],
  [lagoon[700], deep[700]],
  [plum[950], "#9c2a4a"],
] as const;

/** Backgrounds of the social images of pages, with their crests and their accent. */
export const socialGrounds = [
  [deep[950], deep[850], sun[400]],
  [deep[800], deep[550], sun[400]],
  [lagoon[700], "#0b776f", sun[200]],
  [leaf[800], "#0f5a3e", sun[400]],
  [plum[950], plum[800], coral[300]],
] as const;

/** Backgrounds of the monogram tiles of people, with their motif and their letters. */
export const portraitGrounds = [
  [deep[800], deep[600], sun[400]],
  [coral[700], coral[600], coral[100]],
  [leaf[800], leaf[700], leaf[200]],
  [sun[400], "#f0ad0a", ink],
  [plum[900], plum[700], coral[300]],
  [lagoon[700], lagoon[600], lagoon[200]],
] as const;

/** Backgrounds of the covers drawn for records without a picture, with their crests and their islets. */
export const coverGrounds = [
  [deep[800], deep[400], sun[400]],
  [lagoon[700], lagoon[400], sun[200]],
  [leaf[800], leaf[500], sun[400]],
  [coral[700], coral[300], sun[200]],
  [plum[900], "#8a4fb8", coral[300]],
  [sun[400], sun[600], deep[900]],
] as const;

/**
 * The focus indicator: a ring with another inside it, so that one of the two shows on any background (WCAG 2.4.13,
 * technique C40).
 */
export const focusRings = { outer: coral[600], inner: shell[0] } as const;

/** `colour` (as #rrggbb) with an opacity: 0 is invisible, 1 opaque. */
export function translucent(colour: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${`${opacity}`.replace(/^0/, "")})`;
}
