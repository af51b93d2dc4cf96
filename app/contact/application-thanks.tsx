import * as words from "#content/generated/words/contact.ts";
import { Anchor } from "../ui/anchor.tsx";

/** What an applicant sees after sending. */
export function ApplicationThanks() {
  return (
    <div className="border-l-6 border-good bg-panel px-6 py-6">
      <h3 className="type-title">{words.thanks}</h3>
      <p className="mt-2 mb-6">{words.thanksText}</p>
      <Anchor href="/contact/careers" className="btn">
        {words.thanksAgain}
      </Anchor>
    </div>
  );
}
