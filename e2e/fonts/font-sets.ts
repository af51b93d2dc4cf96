/**
 * The fonts that the tests' browsers see, whatever the machine has: three sets from packages, each written as a fontconfig
 * file, which Chromium and Firefox obey on Linux (`FONTCONFIG_FILE`). Elsewhere browsers ask the system, and layout is
 * tested with the fonts that are there. Layout depends on them: a fault in the header showed on a Debian without Arial
 * and was hidden by Liberation Sans elsewhere.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** Folders of a package, by the weights that pages ask for. */
const foldersOf = (name: string) =>
  ["400Regular", "500Medium", "600SemiBold", "700Bold"].map(
    (weight) => `@expo-google-fonts/${name}/${weight}`,
  );

/** What a device has: a face with Arial's metrics, Android's, or only a wide one. `family` stands in for every other. */
export const fontSets = {
  arial: { family: "Arial", folders: foldersOf("arimo") },
  roboto: { family: "Roboto", folders: foldersOf("roboto") },
  wide: { family: "DejaVu Sans", folders: ["dejavu-fonts-ttf/ttf"] },
};

export type FontSetName = keyof typeof fontSets;

/** Arimo's faces are given the names of Arial's, by which style sheets ask for them (`local(...)`). */
const arimoIsArial = [
  { weight: 80, fullName: "Arial" },
  { weight: 200, fullName: "Arial Bold" },
].map(
  ({ weight, fullName }) =>
    `<match target="scan"><test name="family"><string>Arimo</string></test><test name="weight"><int>${weight}</int></test>
<edit name="fullname" mode="assign"><string>${fullName}</string></edit><edit name="family" mode="assign"><string>Arial</string></edit></match>`,
);

/**
 * The environment in which a browser sees only the fonts of `name`, with its fontconfig file written anew; where
 * fontconfig doesn't rule, that of this process.
 */
export function fontEnvironment(name: FontSetName): Record<string, string | undefined> {
  if (process.platform !== "linux") return process.env;
  const { folders, family } = fontSets[name];
  const cache = resolve("node_modules/.cache/fonts", name);
  mkdirSync(cache, { recursive: true });
  const file = `${cache}.conf`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${folders.map((path) => `<dir>${resolve("node_modules", path)}</dir>`).join("\n")}
<cachedir>${cache}</cachedir>
${arimoIsArial.join("\n")}
<match target="pattern"><edit name="family" mode="append_last"><string>${family}</string></edit></match>
</fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
