import { HtmlValidate } from "html-validate";
import { pageOfEachKind } from "./pages.ts";
import { expect, test } from "./fixtures.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React has its own way with these, which HTML allows.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // HTML allows any id without a space; slides have addresses such as `#4`.
    "valid-id": ["error", { relaxed: true }],
    // "Mon–Fri", telephone numbers and the like may wrap.
    "tel-non-breaking": "off",
  },
});

test("each kind of page is valid HTML", async ({ request }) => {
  for (const path of pageOfEachKind) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  }
});
