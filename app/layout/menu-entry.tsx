import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { MenuItem } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { useEscape } from "../ui/use-escape.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * One item of the main menu. Its dropdown opens by CSS, on hover and while focus is inside, so it needs no script.
 * With script the Tab key stops at the item alone and arrow keys go into the dropdown (the APG's disclosure
 * navigation); Escape and choosing a link close it until the pointer or the focus leaves.
 */
export function MenuEntry({ item, active, end }: { item: MenuItem; active: boolean; end: boolean }) {
  const hydrated = useHydrated();
  // Undefined while neither pointer nor focus is here: the style sheet decides then.
  const [open, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  const enter = () => setOpen((before) => before ?? true);
  useEscape(open, close);
  return (
    <li
      className="relative min-w-0"
      data-dismissed={open === false || undefined}
      onMouseEnter={enter}
      onMouseLeave={({ currentTarget }) => {
        if (!currentTarget.matches(":focus-within")) setOpen(undefined);
      }}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover")) setOpen(undefined);
      }}
      onKeyDown={(event) => {
        // Hidden links cannot take the focus.
        if (event.key === "ArrowDown") flushSync(() => setOpen(true));
        moveFocus(event);
      }}
    >
      <Anchor
        href={item.href}
        aria-current={active ? "page" : undefined}
        aria-expanded={hydrated && item.items ? open === true : undefined}
        className="menu-link"
        onClick={close}
      >
        {item.title}
      </Anchor>
      {item.items && (
        <ul
          className={`dropdown ${end ? "right-0" : "left-0"} min-w-60 py-2 bg-panel border border-line shadow-overlay`}
        >
          {item.items.map((child) => (
            <li key={child.href}>
              <Anchor
                href={child.href}
                tabIndex={hydrated ? -1 : undefined}
                className="dropdown-link"
                onClick={close}
              >
                {child.title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Up and down through the item and its dropdown, Escape back to the item. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = Array.from(event.currentTarget.querySelectorAll("a"));
  const place = links.findIndex((link) => link === document.activeElement);
  const places: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1, Escape: 0 };
  const target = links[places[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
