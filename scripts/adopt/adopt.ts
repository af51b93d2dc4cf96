/** Another agency's site as changes to this one's files. */
import { slipsOf, styleSlipsOf } from "../content/check.ts";
import { sentenceOf } from "../content/slip.ts";
import type { Answers, Question } from "./answers.ts";
import { Draft } from "./draft.ts";
import { removeUnshown, repaint } from "./drawings.ts";
import { unprescribe, writeFacts } from "./facts.ts";
import { moveChart, moveHome, moveMap } from "./map.ts";
import { cardFolders, cardPages, folders, keepRecords, mendReferences, recordsIn } from "./records.ts";
import { writeSettings } from "./settings.ts";
import { moveTexts, speakingOf } from "./texts.ts";

export interface Adoption {
  draft: Draft;
  /** Colours that had to be corrected, a sentence each. */
  corrected: string[];
  /** Where texts still speak of the place the agency was in, a file and its lines each. */
  speaking: string[];
}

/**
 * @param questions as they were asked: their `present` answers tell what is exchanged
 * @param source who answers for the new facts: `owner`, or `sample` where they are made up
 * @param year of the copyright
 * @throws Error when a page would be without a card or a voice, or with every slip that the content would have
 */
export function adopt(
  draft: Draft,
  questions: readonly Question[],
  answers: Answers,
  source: "owner" | "sample",
  year: number,
): Adoption {
  const present = (key: Question["key"]) => questions.find((question) => question.key === key)?.present ?? "";
  const before = {
    name: present("name"),
    city: present("city"),
    country: present("country"),
    timeZone: present("timeZone"),
    secondPlace: present("secondPlace"),
  };
  draft.remove("spec");
  for (const folder of folders) if (folder !== "testimonials") keepRecords(draft, folder, answers[folder]);
  mendReferences(draft);
  // Of those whose client has a page still.
  keepRecords(draft, "testimonials", answers.testimonials);
  for (const folder of [...cardFolders, "testimonials"]) {
    if (recordsIn(draft, folder).length > 0) continue;
    const pages = new Set(cardPages(new Draft(), folder));
    throw new Error(
      `Nothing was changed: content/${folder} would be empty. Keep one of ${[...pages].join(", ")}.`,
    );
  }
  unprescribe(draft);
  moveTexts(draft, before, answers);
  writeFacts(draft, answers, source, year);
  moveMap(draft, answers);
  moveChart(draft, answers);
  moveHome(draft, before.city, answers);
  writeSettings(draft, before, answers);
  const corrected = repaint(draft, answers);
  removeUnshown(draft);
  const slips = [...slipsOf(draft.content()), ...styleSlipsOf(draft.content())];
  if (slips.length > 0)
    throw new Error(`Nothing was changed: these answers do not fit.\n${slips.map(sentenceOf).join("\n")}`);
  return { draft, corrected, speaking: speakingOf(draft, before, answers) };
}
