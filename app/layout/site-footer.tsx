import { Form } from "react-router";
import { agency } from "#content/generated/agency.ts";
import { contactItems } from "../contact/contact-links.ts";
import { footerMenus, legalLinks } from "#content/generated/navigation.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { LogoMark } from "./logo.tsx";

/** Where the Menu link leads without script. */
export const footerMenuId = "footer-menu";

/** The footer of every page: menus, contact details, social links, newsletter, copyright line. */
export function SiteFooter() {
  return (
    <footer className="bg-deep-950 text-shell-50 overflow-hidden relative">
      <div className="wrap rhythm-tight relative">
        <div className="flex flex-wrap gap-x-16 gap-y-4 md:gap-y-10 justify-between pb-6 md:pb-12 border-b border-deep-800">
          <p className="type-display-2 max-w-[9.93em]">{agency.tagline}</p>
          <div className="max-w-[26rem]">
            <p className="mb-4 md:mb-5 text-deep-200 lt-md:type-small">
              A short email about a project we finished and what it taught us.
            </p>
            {/* A button that is a link: a form, so that it works without script. */}
            <Form action="/contact#newsletter" preventScrollReset discover="none">
              <button type="submit" className="btn-accent">
                Subscribe to Newsletter
              </button>
            </Form>
          </div>
        </div>
        <div
          id={footerMenuId}
          className="grid gap-5 md:gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.4fr] py-5 md:py-12"
        >
          <nav aria-label="Footer" className="contents">
            {footerMenus.map((menu, index) => (
              <div key={menu.title}>
                <h2 className="type-label text-deep-200 mb-2 md:mb-4">{menu.title}</h2>
                <ul className={`gap-x-5 lg:gap-x-8 lt-sm:columns-2 ${index === 0 ? "lg:columns-2" : ""}`}>
                  {menu.items?.map((item) => (
                    <li key={item.href} className="break-inside-avoid">
                      <Anchor href={item.href} className="footer-link">
                        {item.title}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact" className="type-label text-deep-200 mb-2 md:mb-4">
              Contact
            </h2>
            <address className="not-italic">
              <dl className="grid gap-1.5 md:gap-2 lt-md:text-[0.9375rem] break-anywhere">
                {contactItems.map((item) => (
                  <div key={item.title} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
                    <dt className="text-deep-200">{item.title}</dt>
                    <dd>
                      <Anchor href={item.href} className="underline underline-offset-4">
                        {item.content}
                      </Anchor>
                    </dd>
                  </div>
                ))}
              </dl>
            </address>
            {agency.social.length > 0 && (
              <ul className="flex gap-2 mt-3 md:mt-6 -ml-3">
                {agency.social.map((link) => (
                  <li key={link.label}>
                    <Tooltip label={link.label}>
                      <Anchor
                        href={link.href}
                        aria-label={link.label}
                        className="flex items-center justify-center w-11 h-11 hover:bg-deep-800 lt-md:-my-1"
                        onClick={link.href === "#" ? (event) => event.preventDefault() : undefined}
                      >
                        <img
                          src={`/images/marks/networks.svg#${link.mark}`}
                          alt=""
                          width={24}
                          height={24}
                          loading="lazy"
                          className="inverted w-5 h-5"
                        />
                      </Anchor>
                    </Tooltip>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 md:gap-y-3 pt-5 md:pt-6 border-t border-deep-800 type-small text-deep-200">
          <LogoMark className="lt-md:hidden w-6 h-6 text-coral-500" />
          <p className="mr-auto">
            {`© ${agency.copyrightYear} ${agency.name}. ${agency.coordinates}, ${agency.address.city}, ${agency.utc}`}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map((link) => (
              <li key={link.href}>
                <Anchor href={link.href} className="inline-block py-1.5 underline underline-offset-4">
                  {link.title}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
