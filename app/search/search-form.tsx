import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as words from "#content/generated/words/search.ts";
import { hasSlowLink, savesData } from "../ui/link-quality.ts";
import { maxLength, questionOf, searchAddress } from "./question.ts";
import { searchFieldId } from "./slash-key.ts";

interface SearchFormProps {
  /** The question in the page's address. */
  question: string;
  /** Called with what is typed, where it can be answered at once. */
  onType: (typed: string) => void;
}

/** The search field: a form, and with script the answer comes as one types. */
export function SearchForm({ question, onType }: SearchFormProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const isReady = useRef(false);

  // The address changed by a link or by going back.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = question;
  }, [question]);
  // At once, not after the animation between two pages: the first letters would go elsewhere.
  useLayoutEffect(() => {
    if (hash === `#${searchFieldId}`) field.current?.focus();
  }, [hash]);

  const typed = () => questionOf(field.current?.value ?? "");
  const answer = () => {
    if (!isReady.current) return;
    // On a phone the answer would be below the keyboard.
    field.current?.form?.scrollIntoView({ block: "start" });
    onType(typed());
  };
  const prepare = async () => {
    if (isReady.current || savesData() || (await isCostly())) return;
    try {
      const { siteSearch } = await import("./site-index.ts");
      await siteSearch();
      isReady.current = true;
      if (typed() !== question) answer();
    } catch {
      // No connection: the form requests the page of results, which says so.
    }
  };
  const submit = (event: SyntheticEvent) => {
    if (!isReady.current) return;
    event.preventDefault();
    void navigate(searchAddress(typed()), { preventScrollReset: true });
  };
  return (
    <form action="/search" role="search" className="mt-10" onSubmit={submit}>
      <label htmlFor={searchFieldId} className="block font-650 mb-2">
        {words.label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={searchFieldId}
          type="search"
          name="q"
          defaultValue={question}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="field flex-1 min-w-[min(14rem,100%)] min-h-14 text-lg text-text"
          onFocus={() => void prepare()}
          onInput={answer}
        />
        <button type="submit" className="btn-accent min-h-14">
          {words.button}
        </button>
      </div>
    </form>
  );
}

/** On a slow link the index is fetched only where the precache has it. */
async function isCostly(): Promise<boolean> {
  return hasSlowLink() && !(await caches.match("/precache/complete"));
}
