import * as words from "#content/generated/words/layout.ts";
import { mainMenu } from "#content/generated/navigation.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Drawer, drawerId } from "./drawer.tsx";
import { Logo } from "./logo.tsx";
import { isActive, useMenuPath } from "./active-item.ts";
import { MenuEntry } from "./menu-entry.tsx";
import { footerMenuId } from "./site-footer.tsx";

/** At its left is room for the chat's button (`floating`). */
const menuControl = "lg:hidden inline-flex items-center gap-2 min-h-11 px-3 -mr-3 ml-12 font-650";
const menuLabel = (
  <>
    <span className="i-lucide-menu text-xl" aria-hidden="true" />
    {words.menu}
  </>
);

/**
 * The fixed header: logo, main menu with dropdowns, and on narrow screens the button of the drawer, or without
 * script a link to the footer's list of pages.
 */
export function SiteHeader() {
  const pathname = useMenuPath();
  return (
    <header className="fixed media-low:absolute inset-x-0 top-0 z-header bg-ground border-b border-line">
      <div className="wrap h-18 flex items-center justify-between gap-6">
        <Anchor href="/" aria-label={words.homeLink}>
          <Logo />
        </Anchor>
        <nav aria-label={words.mainMenu} className="lt-lg:hidden">
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
        <Anchor
          href="/search"
          aria-label={words.search}
          className="inline-flex items-center justify-center w-11 min-w-6 h-11 text-xl hover:text-link lt-lg:ml-auto lt-lg:-mr-5"
        >
          <span className="i-lucide-search" aria-hidden="true" />
        </Anchor>
        <button
          type="button"
          className={`with-script ${menuControl}`}
          commandfor={drawerId}
          command="show-modal"
          aria-haspopup="dialog"
        >
          {menuLabel}
        </button>
        <a href={`#${footerMenuId}`} className={menuControl}>
          {menuLabel}
        </a>
      </div>
      <Drawer />
    </header>
  );
}
