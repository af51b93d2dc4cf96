/**
 * The fonts that the tests' browsers see, whatever the machine has: three sets from packages, each written as a fontconfig
 * file, which Chromium and Firefox obey on Linux (`FONTCONFIG_FILE`). Elsewhere browsers ask the system, and layout is
 * tested with the fonts that are there.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

interface FontSet {
  /** Folders with the files of the set. */
  folders: readonly string[];
  /** The family used in place of every other. */
  family: string;
  /** What devices call the face that the package stands in for, if its name differs. */
  known?: { from: string; to: string };
}

/** The weights that pages ask for, as the packages have them. */
const weights = ["400Regular", "500Medium", "600SemiBold", "700Bold"];

/** What a device has: a face with Arial's metrics, Android's, or only a wide one. */
export const fontSets = {
  arial: {
    folders: weights.map((weight) => `node_modules/@expo-google-fonts/arimo/${weight}`),
    family: "Arial",
    known: { from: "Arimo", to: "Arial" },
  },
  roboto: {
    folders: weights.map((weight) => `node_modules/@expo-google-fonts/roboto/${weight}`),
    family: "Roboto",
  },
  wide: {
    folders: ["node_modules/dejavu-fonts-ttf/ttf"],
    family: "DejaVu Sans",
  },
} as const satisfies Record<string, FontSet>;

export type FontSetName = keyof typeof fontSets;

/** Whether browsers obey `FONTCONFIG_FILE` here. */
export const rulesFonts = process.platform === "linux";

/**
 * The environment in which a browser sees only the fonts of `name`, with its fontconfig file written anew; where
 * fontconfig doesn't rule, that of this process.
 */
export function fontEnvironment(name: FontSetName): Record<string, string | undefined> {
  if (!rulesFonts) return process.env;
  const { folders, family, known }: FontSet = fontSets[name];
  const folder = resolve("node_modules/.cache/fonts");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.conf`);
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${folders.map((path) => `<dir>${resolve(path)}</dir>`).join("\n")}
<cachedir>${join(folder, name)}</cachedir>
${known ? renamed(known.from, known.to) : ""}
<match target="pattern"><edit name="family" mode="append_last"><string>${family}</string></edit></match>
</fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** Rules that give one family's faces the names of another's, by which style sheets ask for them (`local(...)`). */
function renamed(from: string, to: string): string {
  const styles = { 80: "", 200: " Bold" };
  return Object.entries(styles)
    .map(
      ([weight, style]) =>
        `<match target="scan"><test name="family"><string>${from}</string></test><test name="weight"><int>${weight}</int></test>` +
        `<edit name="fullname" mode="assign"><string>${to}${style}</string></edit><edit name="family" mode="assign"><string>${to}</string></edit></match>`,
    )
    .join("\n");
}
