import { agency, lang } from "#content/generated/agency.ts";
import { errorPage, notFound } from "#content/generated/states.ts";
import "virtual:uno.css";
import { Component, type ReactNode, useEffect, useLayoutEffect, ViewTransition } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useParams,
} from "react-router";
import type { Route } from "./+types/root";
import { Advisor } from "./advisor/advisor.tsx";
import { settingsContext } from "./context.ts";
import { fontFaces } from "./document/fonts.ts";
import { useAfterNavigation } from "./layout/after-navigation.ts";
import { MessagingButton } from "./layout/messaging-button.tsx";
import otherMedia from "./layout/other-media.css?url&no-inline";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { Notifications } from "./notifications/region.tsx";
import { OfflineBar } from "./offline/offline-bar.tsx";
import { registerServiceWorker } from "./offline/register.ts";
import { LinkList } from "./ui/anchor.tsx";
import { deckAddress } from "#content/deck-address.ts";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: `${agency.name}: blog` },
];

/** What pages need to know of this deployment's settings. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, formAction } = context.get(settingsContext);
  return { siteUrl, formAction };
}

/** Settings stay the same during a visit. */
export const shouldRevalidate = () => false;

/**
 * What `start.ts` has noted on `<html>`. React clears its attributes when it renders the document anew: after an error, or
 * where a translator has changed the page before the application ran.
 */
const noted: DOMStringMap = import.meta.env.SSR ? {} : Object.assign({}, document.documentElement.dataset);

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // The slides fill the window or frame, and have their own print styles.
  const isDeck = pathname === deckAddress;
  // Nothing that the application needs may be on this device.
  const isOffline = pathname === "/offline";
  useAfterNavigation();
  useLayoutEffect(() => void Object.assign(document.documentElement.dataset, noted), []);
  useEffect(() => {
    noted["hydrated"] = document.documentElement.dataset["hydrated"] = "";
    dispatchEvent(new Event("hydrated"));
  }, []);
  const corner = (
    <FailsAlone>{pathname === "/presentation" ? <MessagingButton /> : !isOffline && <Advisor />}</FailsAlone>
  );
  return (
    // `start.ts` adds attributes before React knows of them.
    <html
      lang={lang}
      data-gradient="0"
      className={isDeck ? "scroll-p-0 media-wide:snap-y" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* oxlint-disable-next-line react/no-danger -- a fixed text of our own */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
        <link
          rel="stylesheet"
          media={
            isDeck ? "(forced-colors: active)" : "print, (forced-colors: active), (prefers-contrast: more)"
          }
          href={otherMedia}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="absolute left-4 top-4 z-notice btn not-focus:sr-only">
          Skip to content
        </a>
        {!isDeck && <SiteHeader corner={corner} />}
        <main id="main" tabIndex={-1} className={isDeck ? undefined : "pt-[var(--bar)]"}>
          {children}
        </main>
        {!isDeck && <SiteFooter />}
        <OfflineBar />
        <FailsAlone>
          <Notifications />
        </FailsAlone>
        {/* `nonce=""` keeps this script from being deferred: positions are restored before the application starts. */}
        <ScrollRestoration nonce="" />
        {!isOffline && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // `entry.idle.ts` does so for the page that the application starts on. Effects of `Layout` come after these.
    if (!("hydrated" in noted)) return;
    void registerServiceWorker(false);
    dispatchEvent(new Event("opened"));
  }, [pathname]);
  // Another record is another page: it fades in while the old one fades out. Changes within a page are not animated:
  // that would also run on every click, before the next page has loaded.
  const [, section] = pathname.split("/");
  const { slug } = useParams();
  return (
    <ViewTransition key={`${section} ${slug}`} update="none">
      <Outlet />
    </ViewTransition>
  );
}

/** The page for every address that does not exist, and in place of one that broke. It never shows details of the error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    // The router could not load the page, or what came was no data, as from the sign-in page of a network. A full load may
    // work: the service worker may have a copy, or shows the offline page. What fails soon after a reload would fail again.
    const { type }: Partial<PerformanceNavigationTiming> = Object(
      performance.getEntriesByType("navigation")[0],
    );
    const isReloaded = type === "reload" && performance.now() < 10_000;
    if ("hydrated" in noted && !isRouteErrorResponse(error) && !isReloaded) location.reload();
  }, [error]);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const page = isMissing ? notFound : errorPage;
  return (
    <div className={`wrap rhythm min-h-[70vh] ${isMissing ? "off-chart" : ""}`}>
      <title>{`${page.heading} · ${agency.name}`}</title>
      <h1 className="type-display-1 max-w-[8.51em]">{page.heading}</h1>
      <p className="type-lead measure mt-6">{page.text}</p>
      {isMissing && <p className="measure mt-6 text-mute">{notFound.help}</p>}
      <LinkList links={page.links} className="flex flex-wrap gap-x-8 gap-y-3 mt-8" />
    </div>
  );
}

/** Hides whatever breaks inside in the browser, so that the page carries on without it. */
class FailsAlone extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
