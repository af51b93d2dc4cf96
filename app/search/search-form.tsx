import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { hasSlowLink } from "../ui/link-quality.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { maxLength, questionOf, searchAddress } from "./question.ts";
import { Marked } from "./results.tsx";
import type { Hit, SearchAnswer } from "./search.ts";

const listId = "suggestions";
const optionId = (place: number) => `${listId}-${place}`;
const mostSuggestions = 6;
/** After the last letter; a question for each would be wasted. */
const pauseMs = 150;
/** `active`: place of the active option, -1 for none. */
const closed = { hits: [] as readonly Hit[], active: -1, status: "" };

/** The search field. Without script a form; with it a combobox that suggests pages as one types. */
export function SearchForm({ question }: { question: string }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<AbortController>(undefined);
  const [{ hits, active, status }, setList] = useState(closed);
  const isOpen = hits.length > 0;

  // The address changed by a link or by going back.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = question;
  }, [question]);
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const close = () => {
    typing.current?.abort();
    setList(closed);
  };
  const suggest = async () => {
    typing.current?.abort();
    const { signal } = (typing.current = new AbortController());
    await new Promise((pass) => setTimeout(pass, pauseMs));
    const typed = questionOf(field.current?.value ?? "");
    if (signal.aborted || hasSlowLink()) return;
    if (typed === "") return setList(closed);
    try {
      const response = await fetch(searchAddress(typed, "/search.json"), { signal });
      const { hits: found }: SearchAnswer = await response.json();
      const shown = found.slice(0, mostSuggestions);
      if (!signal.aborted) setList({ hits: shown, active: -1, status: suggestedOf(shown.length) });
    } catch {
      // No connection, or one typed on: the form requests the page of results, which says so.
    }
  };
  const go = (href: string) => {
    close();
    void navigate(href, { preventScrollReset: true });
  };
  const submit = (event: SyntheticEvent) => {
    close();
    if (!navigator.onLine) return;
    event.preventDefault();
    void navigate(searchAddress(questionOf(field.current?.value ?? "")), { preventScrollReset: true });
  };
  /** What keys do in a combobox with a list (ARIA Authoring Practices); all others are the field's own. */
  const pressed = (event: KeyboardEvent) => {
    // One place more than there are options: with none of them active Enter asks for all results.
    const activate = (by: number) =>
      setList({ hits, status, active: ((active + 1 + by) % (hits.length + 1)) - 1 });
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === "ArrowDown" && isOpen) activate(1);
    else if (key === "ArrowUp" && isOpen) activate(hits.length);
    else if (key === "Enter" && active >= 0) go(hits[active]?.href ?? "/search");
    else if (key === "Escape") {
      if (!isOpen && field.current) field.current.value = "";
      close();
    } else return;
    event.preventDefault();
  };
  return (
    <form action="/search" role="search" className="mt-10 relative" onSubmit={submit}>
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
          {...(hydrated && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": isOpen,
            "aria-controls": listId,
            "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
          })}
          onInput={() => void suggest()}
          onKeyDown={pressed}
          onBlur={close}
        />
        <button type="submit" className="btn-accent min-h-14">
          Search
        </button>
      </div>
      {hydrated && (
        <>
          <p role="status" className="sr-only">
            {status}
          </p>
          <div
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label="Matching pages"
            hidden={!isOpen}
            className="absolute z-overlay inset-x-0 top-full mt-2 max-h-[60vh] overflow-y-auto bg-panel text-text border border-line rounded-control shadow-overlay"
          >
            {hits.map(({ href, title, place, sentence }, number) => (
              <div
                key={href}
                id={optionId(number)}
                role="option"
                tabIndex={-1}
                aria-selected={number === active}
                className="px-4 py-3 border-b border-line last:border-b-0 cursor-pointer aria-[selected=true]:bg-tint aria-[selected=true]:shadow-[inset_4px_0_0_currentColor]"
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => active === number || setList({ hits, status, active: number })}
                onClick={() => go(href)}
              >
                <span className="block font-650">{title}</span>
                <span className="block type-small text-mute">
                  {place !== "" && `${place}: `}
                  <Marked pieces={sentence} />
                </span>
              </div>
            ))}
          </div>
        </>
      )}
    </form>
  );
}

function suggestedOf(count: number): string {
  if (count === 0) return "No matching pages yet.";
  return count === 1
    ? "One suggestion. The down arrow goes to it."
    : `${count} suggestions. The arrow keys go through them.`;
}
