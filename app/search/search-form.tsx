import { useEffect, useRef } from "react";
import { Form, NavigationType, useNavigation, useNavigationType, useSubmit } from "react-router";
import { useOnline } from "../offline/offline-bar.tsx";
import { hasSlowLink } from "../ui/link-quality.ts";

/** Characters of a question that are read. */
export const maxLength = 100;
/** Milliseconds after the last letter: an answer for each would be wasted. */
const pauseMs = 200;

/** The search field. With script the results below it follow as one types. */
export function SearchForm({ question }: { question: string }) {
  const submit = useSubmit();
  const isOnline = useOnline();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname: leadsTo = "/search" } = useNavigation().location ?? {};
  // Another page is on its way, or there.
  useEffect(() => () => clearTimeout(timer.current), [leadsTo]);
  const wentBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(question);
  // The address changed by a link or by going back. Otherwise the visitor may have typed on since, or before the
  // application ran.
  useEffect(() => {
    if (question === shown.current) return;
    shown.current = question;
    if (field.current && (wentBack || document.activeElement !== field.current))
      field.current.value = question;
  }, [question, wentBack]);
  return (
    <Form
      action="/search"
      role="search"
      className="mt-10"
      preventScrollReset
      // The service worker says that there is no connection.
      reloadDocument={!isOnline}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current);
        if (hasSlowLink() || !isOnline) return;
        const options = { replace: question !== "", preventScrollReset: true };
        timer.current = setTimeout(() => void submit(currentTarget, options), pauseMs);
      }}
      onSubmit={() => clearTimeout(timer.current)}
    >
      <label htmlFor="ask" className="block font-650 mb-2">
        What are you looking for?
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id="ask"
          type="search"
          name="q"
          defaultValue={question}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="field flex-1 min-w-[min(14rem,100%)] min-h-14 text-lg text-text"
        />
        <button type="submit" className="btn-accent min-h-14">
          Search
        </button>
      </div>
    </Form>
  );
}
