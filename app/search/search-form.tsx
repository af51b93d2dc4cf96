import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as words from "#content/generated/words/search.ts";
import { fill } from "#content/fill.ts";
import { hasSlowLink } from "../ui/link-quality.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { SearchAnswer, Hit } from "./find.ts";
import { maxLength, questionOf, searchAddress } from "./question.ts";
import { searchFieldId } from "./slash-key.ts";
import { Marked } from "./results.tsx";

const listId = "suggestions";
const optionId = (place: number) => `${listId}-${place}`;
const mostSuggestions = 6;
/** `active`: place of the active option, -1 for none. */
const closed = { isOpen: false, active: -1 };

/** The search field. Without script a form; with it a combobox that suggests pages as one types. */
export function SearchForm({ question }: { question: string }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const find = useRef<(question: string) => SearchAnswer>(undefined);
  const [hits, setHits] = useState<readonly Hit[]>();
  const [list, setList] = useState(closed);
  const { active } = list;
  const isOpen = list.isOpen && hits !== undefined && hits.length > 0;

  // The address changed by a link or by going back.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = question;
  }, [question]);
  // At once, not after the animation between two pages: the first letters would go elsewhere.
  useLayoutEffect(() => {
    if (hash === `#${searchFieldId}`) field.current?.focus();
  }, [hash]);
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const suggest = () => {
    const typed = questionOf(field.current?.value ?? "");
    setHits(typed === "" || !find.current ? undefined : find.current(typed).hits.slice(0, mostSuggestions));
  };
  const prepare = async () => {
    if (find.current || hasSlowLink()) return;
    try {
      const [{ searcher }, index] = await Promise.all([import("./find.ts"), fetch("/search.json")]);
      find.current ??= searcher(await index.json());
      suggest();
    } catch {
      // No connection: the form requests the page of results, which says so.
    }
  };
  const leave = () => {
    setList(closed);
    setHits(undefined);
  };
  const go = (href: string) => {
    leave();
    void navigate(href, { preventScrollReset: true });
  };
  const submit = (event: SyntheticEvent) => {
    leave();
    if (!navigator.onLine) return;
    event.preventDefault();
    void navigate(searchAddress(questionOf(field.current?.value ?? "")), { preventScrollReset: true });
  };
  /** What keys do in a combobox with a list (ARIA Authoring Practices); all others are the field's own. */
  const pressed = (event: KeyboardEvent) => {
    const count = hits?.length ?? 0;
    // One place more than there are options: with none of them active Enter asks for all results.
    const activate = (place: number) => setList({ isOpen: true, active: ((place + 1) % (count + 1)) - 1 });
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === "ArrowDown" && count > 0) activate(isOpen ? active + 1 : 0);
    else if (key === "ArrowUp" && count > 0) activate(isOpen ? active + count : count - 1);
    else if (key === "Enter" && isOpen && active >= 0) go(hits?.[active]?.href ?? "/search");
    else if (key === "Escape" && isOpen) setList(closed);
    else if (key === "Escape" && field.current) {
      field.current.value = "";
      leave();
    } else return;
    event.preventDefault();
  };
  return (
    <form action="/search" role="search" className="mt-10 relative" onSubmit={submit}>
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
          {...(hydrated
            ? {
                role: "combobox",
                "aria-autocomplete": "list" as const,
                "aria-expanded": isOpen,
                "aria-controls": listId,
                "aria-activedescendant": isOpen && active >= 0 ? optionId(active) : undefined,
              }
            : {})}
          onFocus={() => void prepare()}
          onInput={() => {
            suggest();
            setList({ isOpen: true, active: -1 });
          }}
          onKeyDown={pressed}
          onBlur={() => setList(closed)}
        />
        <button type="submit" className="btn-accent min-h-14">
          {words.button}
        </button>
      </div>
      {hydrated && (
        <>
          <p role="status" className="sr-only">
            {list.isOpen && hits ? suggestedOf(hits.length) : ""}
          </p>
          <div
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={words.suggestions}
            hidden={!isOpen}
            className="absolute z-overlay inset-x-0 top-full mt-2 max-h-[60vh] overflow-y-auto bg-panel text-text border border-line rounded-control shadow-overlay"
          >
            {hits?.map(({ href, title, place, sentence }, number) => (
              <div
                key={href}
                id={optionId(number)}
                role="option"
                tabIndex={-1}
                aria-selected={number === active}
                className="px-4 py-3 border-b border-line last:border-b-0 cursor-pointer aria-[selected=true]:bg-tint aria-[selected=true]:shadow-[inset_4px_0_0_currentColor]"
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => active === number || setList({ isOpen: true, active: number })}
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
  if (count === 0) return words.noneSuggested;
  return count === 1 ? words.oneSuggested : fill(words.suggested, { count });
}
