import { expect, test } from "vitest";
import { factFiller } from "./placeholders.ts";

const paths = ["team/a.yaml", "team/b.yaml", "team/a/face.jpg", "articles/c.md", "agency.yaml"];
const agency = { name: "Reef & Rail", phones: [{ number: "+679 330 1234" }], address: { street: "Quay 1" } };
const filled = (text: string) => factFiller({ agency }, paths)({ texts: [text] });

const unknown = "{agency.nmae} {count.nobody} {deployment.never} {name}";
test.each([
  ["{agency.name}, {agency.address.street}, {agency.phone}", "Reef & Rail, Quay 1, +679 330 1234"],
  ["{Count.team} people, {count.articles} article", "Two people, one article"],
  ["kept {deployment.messagesKept}", "kept @messagesKept@"],
  [unknown, unknown],
])("%s", (text, expected) => expect(filled(text)).toEqual({ texts: [expected] }));
