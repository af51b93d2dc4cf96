import { useLayoutEffect, useRef } from "react";
import { mainMenu } from "#content/generated/navigation.ts";
import { Anchor } from "../ui/anchor.tsx";
import { isActive, useMenuPath } from "./menu-entry.tsx";
import { Icon, icons } from "../ui/icon.tsx";

/** Has a button open or close the menu by itself. React passes these attributes through, its types do not know them yet. */
export const commandsMenu = (command: "show-modal" | "close") => ({ commandfor: "menu", command });

/**
 * The main menu on narrow screens: a modal dialog at the right edge. Sections open independently of each other
 * and stay as they are until the page is reloaded. Its buttons work before the application
 * runs: `start.ts` stands in where the browser does not know `command`.
 */
export function Drawer() {
  const pathname = useMenuPath();
  const drawer = useRef<HTMLDialogElement>(null);
  // By going back the page changes below an open menu.
  useLayoutEffect(() => {
    const menu = drawer.current;
    return () => menu?.close();
  }, [pathname]);
  return (
    <dialog
      ref={drawer}
      id="menu"
      aria-label="Menu"
      closedby="any"
      className="fixed inset-y-0 right-0 left-auto m-0 h-auto max-h-none w-[min(24rem,88vw)] max-w-none p-0 bg-panel text-text overflow-y-auto overscroll-contain backdrop:bg-deep-950/60"
      onClick={({ target, currentTarget }) => {
        // Beside the menu, which browsers without `closedby` leave to us, or on one of its links.
        if (target === currentTarget || (target instanceof Element && target.closest("a")))
          currentTarget.close();
      }}
      onClose={() => {
        // Its button has gone where the window has become wide.
        if (matchMedia("(min-width: 64em)").matches) document.querySelector<HTMLElement>("header a")?.focus();
      }}
    >
      <div className="flex justify-end h-18 items-center px-3 border-b border-line">
        <button
          type="button"
          className="inline-flex items-center gap-2 min-h-11 px-3 font-650"
          {...commandsMenu("close")}
        >
          <Icon path={icons.cross} className="text-xl" />
          Close
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul>
          {mainMenu.map((item) => (
            <li key={item.href} className="border-b border-line">
              {item.items ? (
                <details className="group/section">
                  <summary className="flex items-center justify-between min-h-14 px-6 font-650 text-lg">
                    {item.title}
                    <Icon
                      path={icons.chevronDown}
                      className="text-xl transition-transform group-[[open]]/section:rotate-180"
                    />
                  </summary>
                  <ul className="pb-4">
                    {[{ ...item, title: `${item.title}: overview` }, ...item.items].map(({ href, title }) => (
                      <li key={href}>
                        <Anchor
                          href={href}
                          aria-current={pathname === href ? "page" : undefined}
                          className="drawer-link"
                        >
                          {title}
                        </Anchor>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <Anchor
                  href={item.href}
                  aria-current={isActive(item.href, pathname) ? "page" : undefined}
                  className="flex items-center min-h-14 px-6 font-650 text-lg"
                >
                  {item.title}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
