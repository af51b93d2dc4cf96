import type { ReactNode } from "react";
import { agency } from "#content/generated/agency.ts";
import { mainMenu } from "#content/generated/navigation.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Icon, icons } from "../ui/icon.tsx";
import { commandsMenu, Drawer } from "./drawer.tsx";
import { LogoMark } from "./logo.tsx";
import { isActive, MenuEntry, useMenuPath } from "./menu-entry.tsx";
import { footerMenuId } from "./site-footer.tsx";

const menuLabel = (
  <>
    <Icon path={icons.menu} />
    <span>Menu</span>
  </>
);

/**
 * The fixed header: logo, main menu with dropdowns, and on narrow screens the drawer's button or, without script, a
 * link to the footer's list of pages. It stays one row whatever the text size and font: sizes are capped where a
 * narrow window has no more room, and labels in the wide menu wrap to two lines.
 *
 * @param corner the control that floats in the corner of wide screens, and sits in this row on narrow ones
 */
export function SiteHeader({ corner }: { corner: ReactNode }) {
  const pathname = useMenuPath();
  return (
    <header className="fixed media-low:absolute inset-x-0 top-0 z-header">
      <div className="site-bar bg-ground border-b border-line">
        <div className="wrap h-[var(--bar)] flex items-center justify-between gap-x-1.5 lg:gap-x-4">
          <Anchor href="/" aria-label={`${agency.name}, home`} className="min-w-0 lt-lg:mr-auto">
            <span className="inline-flex max-w-full items-center gap-1.5 sm:gap-2.5">
              <LogoMark className="bar-mark text-link" />
              <span className="bar-name">{agency.name}</span>
            </span>
          </Anchor>
          <nav aria-label="Main" className="lt-lg:hidden min-w-0">
            <ul className="flex items-center">
              {mainMenu.map((item) => (
                <MenuEntry key={item.href} item={item} active={isActive(item.href, pathname)} />
              ))}
            </ul>
          </nav>
          <Anchor href="/search" aria-label="Search" className="bar-control hover:text-link">
            <Icon path={icons.search} />
          </Anchor>
          {corner}
          <button
            type="button"
            className="with-script bar-menu"
            {...commandsMenu("show-modal")}
            aria-haspopup="dialog"
          >
            {menuLabel}
          </button>
          <a href={`#${footerMenuId}`} className="bar-menu">
            {menuLabel}
          </a>
        </div>
      </div>
      <Drawer />
    </header>
  );
}
