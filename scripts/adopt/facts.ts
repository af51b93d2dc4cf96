/** The facts of `content/agency.yaml`, and what else in `content/` follows from them. */
import { parseDocument } from "yaml";
import { styleSlipsOf } from "../content/check.ts";
import { type Answers, hasOnePhone } from "./answers.ts";
import type { Draft } from "./draft.ts";

/** Where each answer stands. */
const places = {
  name: ["agency", "name"],
  tagline: ["agency", "tagline"],
  phone: ["agency", "phoneHoniara"],
  secondPhone: ["agency", "phoneLondon"],
  email: ["agency", "email"],
  street: ["agency", "address", "street"],
  city: ["agency", "address", "city"],
  country: ["agency", "address", "country"],
  countryCode: ["agency", "address", "countryCode"],
  latitude: ["agency", "position", "latitude"],
  longitude: ["agency", "position", "longitude"],
  timeZone: ["agency", "timeZone"],
  hours: ["openingHours"],
  social: ["agency", "social"],
} as const satisfies Partial<Record<keyof Answers, readonly string[]>>;

/**
 * Writes the facts that differ from those that stand there, and who answers for them.
 *
 * @param source `owner` when somebody gave these answers, `sample` when they are made up
 * @param year of the copyright
 */
export function writeFacts(draft: Draft, answers: Answers, source: "owner" | "sample", year: number): void {
  const file = "content/agency.yaml";
  const document = parseDocument(draft.read(file));
  const sources = Object.keys((document.toJS() as { sources: object }).sources);
  for (const [key, place] of Object.entries(places)) {
    const isLeftOut = key === "secondPhone" && hasOnePhone(answers);
    const answer = isLeftOut ? undefined : answers[key as keyof typeof places];
    if (JSON.stringify(document.getIn(place, false)) === JSON.stringify(answer)) continue;
    if (isLeftOut) document.deleteIn(place);
    else document.setIn(place, document.createNode(answer));
    const named = place.join(".");
    const answering = sources.find((name) => named.startsWith(name)) ?? (key === "secondPhone" && named);
    if (answering && isLeftOut) document.deleteIn(["sources", answering]);
    else if (answering) document.setIn(["sources", answering], source);
  }
  document.setIn(["agency", "copyrightYear"], year);
  document.setIn(["sources", "agency.copyrightYear"], source);
  // What the comment tells is of the numbers that were there.
  const text = document.toString({ lineWidth: 0 });
  draft.write(file, text.replace(/^# Numbers that ring at nobody.*\n/m, ""));
  const words = "content/words/layout.yaml";
  draft.write(
    words,
    draft.read(words).replace(/^secondLine: .*/m, () => `secondLine: ${JSON.stringify(answers.secondPlace)}`),
  );
}

/**
 * What the specification prescribed for the agency before is a sample for this one: somebody has to confirm or replace
 * it. Labels and answers of forms are no claims and stay.
 */
export function unprescribe(draft: Draft): void {
  for (const file of draft.files("content/**/*.{yaml,md}")) {
    if (/^content\/(?:words\/|pages\/notices)/.test(file)) continue;
    draft.write(file, draft.read(file).replaceAll(/^([ -]*[\w.]+: )spec$/gm, "$1sample"));
  }
  // The style leaves alone what is prescribed, and now reads it.
  for (const { file, line, what } of styleSlipsOf(draft.content())) {
    const [, wrong, right] = /^"(.+)" is spelt "(.+)" on this site/.exec(what) ?? [];
    if (!wrong || !right) continue;
    const lines = draft.read(file).split("\n");
    // An alternative text that becomes two words says nothing.
    lines[line - 1] = lines[line - 1]!.replaceAll(wrong, right).replace(/( alt: )(\S+ \S+)$/, "$1The $2");
    draft.write(file, lines.join("\n"));
  }
}
