/** Texts in which the agency speaks of its place: moved where that leaves them true, else named for somebody to read. */
import { offsetText } from "../content/agency.ts";
import { slipsOf, styleSlipsOf } from "../content/check.ts";
import { type Answers, hasOnePhone } from "./answers.ts";
import type { Draft } from "./draft.ts";

export type Place = Pick<Answers, "city" | "country" | "timeZone" | "secondPlace">;

/** Texts in which the agency speaks of itself. What it tells of clients stays where it was. */
const ownTexts = ["content/{pages,services,words}/*.yaml", "content/*.yaml"];
/** What is true of one country alone, whoever's name stands in it. */
const customs = /\bPijin\b/;
/** A drawing shows what it shows, wherever the agency goes (`map.ts` exchanges what does move). */
const drawing = /^ *alt: Drawn /;
const offset = /\b(GMT|UTC)([+-]\d+(?::\d+)?)/;

/**
 * Puts the new city, country and offset of the clocks in the place of the old ones in what the agency says of itself,
 * sentence by sentence, except where a text would then break a rule or be wrong.
 */
export function moveTexts(draft: Draft, before: Place, answers: Place): void {
  const wrong = () => slipsOf(draft.content()).length + styleSlipsOf(draft.content()).length;
  const allowed = wrong();
  for (const file of draft.files(...ownTexts)) {
    const text = draft.read(file);
    const moved = file === "content/agency.yaml" ? text : movedText(text, before, answers);
    if (moved === text) continue;
    draft.write(file, moved);
    if (wrong() > allowed) draft.write(file, text);
  }
}

/** `text` of a file as it is true of the new place; sentences of which that cannot be known stay. */
export function movedText(text: string, before: Place, answers: Place): string {
  const city = new RegExp(mentionOf(before.city), "g");
  const country = new RegExp(`(?:\\b[Tt]he )?${mentionOf(before.country).source}`, "g");
  // Islands have, but one country has.
  const plural = new RegExp(`${mentionOf(before.country).source} (?:have|are|were|do|lie)\\b`);
  const moved = (sentence: string): string => {
    if (before.country !== answers.country && (customs.test(sentence) || plural.test(sentence)))
      return sentence;
    const clocks = movedClocks(sentence, before.timeZone, answers.timeZone);
    return clocks === undefined
      ? sentence
      : clocks.replaceAll(city, () => answers.city).replaceAll(country, () => answers.country);
  };
  return text
    .split("\n")
    .map((line) =>
      drawing.test(line)
        ? line
        : line
            .split(/(?<=[.!?]["”]? )/)
            .map(moved)
            .join(""),
    )
    .join("\n");
}

/** `sentence` with the new offset; undefined when it has one, and the new place not the same all year. */
function movedClocks(sentence: string, before: string, after: string): string | undefined {
  const [old, now] = [offsetText(before), offsetText(after)];
  if (old === now || !offset.test(sentence)) return sentence;
  if (now.includes("/")) return undefined;
  return sentence.replaceAll(new RegExp(offset, "g"), (whole, name: string, hours: string) =>
    hours === old ? `${name}${now}` : whole,
  );
}

/**
 * Where texts still speak of the place before, its clocks or its customs, and of where the second phone rang: as
 * `content/pages/home.yaml:54,55`.
 */
export function speakingOf(
  draft: Pick<Draft, "files" | "read">,
  before: Place,
  answers: Place & Pick<Answers, "phone" | "secondPhone">,
): string[] {
  const names = [
    before.city !== answers.city && before.city,
    before.country !== answers.country && before.country,
    (before.secondPlace !== answers.secondPlace || hasOnePhone(answers)) && before.secondPlace,
  ].filter((name) => name !== false);
  const signs = [
    ...(names.length > 0 ? [mentionOf(...names)] : []),
    ...(before.country === answers.country ? [] : [customs]),
    // What was said of the hours between here and elsewhere need not follow.
    ...(offsetText(before.timeZone) === offsetText(answers.timeZone) ? [] : [offset]),
  ];
  const files = draft.files("content/**/*.{yaml,md}");
  // A country somebody works for keeps its name.
  const read = [...files.filter((file) => !file.startsWith("content/countries/")), "README.md"];
  return read.flatMap((file) => {
    const lines = draft.read(file).split("\n");
    const numbers = lines.flatMap((line, at) => (signs.some((sign) => sign.test(line)) ? [at + 1] : []));
    return numbers.length > 0 ? [`${file}:${numbers.join(",")}`] : [];
  });
}

/** Each of `names` as a word of its own, not within braces. */
const mentionOf = (...names: string[]) =>
  new RegExp(
    `(?<![\\w{.])(?:${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?!\\w)`,
  );
