import { useState } from "react";
import { useLocation } from "react-router";
import { agency } from "#content/agency.ts";
import { mainMenu } from "#content/navigation.ts";
import type { MenuItem } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Drawer, drawerId, openDrawer } from "./drawer.tsx";
import { Logo } from "./logo.tsx";
import { isActive } from "./active-item.ts";

/** The fixed header: logo, main menu with dropdowns, and on narrow screens the button of the drawer. */
export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="fixed inset-x-0 top-0 z-header bg-ground border-b border-line">
      <div className="wrap h-18 flex items-center justify-between gap-6">
        <Anchor href="/" aria-label={`${agency.name}, home`}>
          <Logo />
        </Anchor>
        <nav aria-label="Main" className="lt-lg:hidden">
          <ul className="flex items-center">
            {mainMenu.map((item, place) => (
              <MenuEntry
                key={item.href}
                item={item}
                active={isActive(item.href, pathname)}
                end={place >= mainMenu.length - 2}
              />
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className="lg:hidden inline-flex items-center gap-2 min-h-11 px-3 -mr-3 font-650"
          commandfor={drawerId}
          command="show-modal"
          onClick={openDrawer}
        >
          <span className="i-lucide-menu text-xl" aria-hidden="true" />
          Menu
        </button>
      </div>
      <Drawer />
    </header>
  );
}

/**
 * One item of the main menu. Its dropdown opens by CSS, on hover and while focus is inside, so it needs no
 * script; Escape and choosing a link close it until the pointer or the focus leaves.
 */
function MenuEntry({ item, active, end }: { item: MenuItem; active: boolean; end: boolean }) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <li
      className="group relative"
      data-dismissed={dismissed || undefined}
      onMouseLeave={() => setDismissed(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(false);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") setDismissed(true);
      }}
    >
      <Anchor
        href={item.href}
        aria-current={active ? "page" : undefined}
        className="flex items-center h-18 px-3.5 font-600 text-[0.9875rem] hover:text-link aria-[current=page]:text-link aria-[current=page]:shadow-[inset_0_-3px_0_currentColor]"
        onClick={() => setDismissed(true)}
      >
        {item.title}
      </Anchor>
      {item.items && (
        <ul
          className={`invisible op-0 absolute top-full ${end ? "right-0" : "left-0"} min-w-60 py-2 bg-panel border border-line shadow-overlay group-hover:visible group-hover:op-100 group-focus-within:visible group-focus-within:op-100 group-data-[dismissed=true]:invisible! transition-opacity duration-quick`}
        >
          {item.items.map((child) => (
            <li key={child.href}>
              <Anchor
                href={child.href}
                className="block px-4 py-2.5 text-[0.9875rem] hover:bg-tint hover:text-link"
                onClick={() => setDismissed(true)}
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
