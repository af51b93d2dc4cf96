import { lang } from "#content/generated/agency.ts";
import "virtual:uno.css";
import * as words from "#content/generated/words/layout.ts";
import { type ReactNode, useEffect, ViewTransition, Component } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useParams,
} from "react-router";
import type { Route } from "./+types/root";
import otherMedia from "./document/other-media.css?url&no-inline";
import { type DocumentHead, HeadTags } from "./head/head-tags.tsx";
import { fontFaces } from "./document/font-faces.ts";
import { DeckStyle } from "./presentation/deck-style.tsx";
import { deckAddress } from "./presentation/deck-addresses.ts";
import startScript from "./document/start.ts?inline-script";
import { waitingKeys } from "./forms/outbox-flag.ts";
import { useAfterNavigation } from "./layout/after-navigation.ts";
import { Advisor } from "./advisor/advisor.tsx";
import { OfflineBar, useOnline } from "./offline/offline-bar.tsx";
import { useServiceWorker } from "./offline/use-service-worker.ts";
import { Notifications } from "./notifications/region.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { useSlashKey } from "./search/slash-key.ts";
import { savesData } from "./ui/link-quality.ts";
import { ErrorPage, NotFoundPage } from "./layout/error-page.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: words.feed },
];

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // The slides fill the window or frame, and have their own print styles.
  const isDeck = pathname === deckAddress;
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    dispatchEvent(new Event("hydrated"));
  }, []);
  // The presentation page has the messaging button in place of the chat (C-17).
  const matches = useMatches();
  const page = matches[matches.length - 1];
  const handle: { corner?: ReactNode } = Object(page?.handle);
  const { head }: { head?: DocumentHead } = Object(page?.loaderData);
  const corner = handle.corner ?? (
    <FailsAlone>
      <Advisor />
    </FailsAlone>
  );
  return (
    <html lang={lang} data-gradient="0" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* In the HTML only; hydration ignores elements it does not know in the head. */}
        {/* oxlint-disable-next-line react/no-danger -- a fixed text of our own */}
        {import.meta.env.SSR && <style dangerouslySetInnerHTML={{ __html: fontFaces }} />}
        {/* oxlint-disable-next-line react/no-danger -- a fixed text of our own, which the browser has run already */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript : "" }}
          suppressHydrationWarning
        />
        {import.meta.env.SSR && (
          <link
            rel="stylesheet"
            media={
              isDeck ? "(forced-colors: active)" : "print, (forced-colors: active), (prefers-contrast: more)"
            }
            href={otherMedia}
          />
        )}
        {import.meta.env.SSR && isDeck && <DeckStyle />}
        {head && <HeadTags head={head} />}
        <Links />
      </head>
      <body>
        <a href="#main" className="absolute left-4 top-4 z-notice btn not-focus:sr-only">
          {words.skip}
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
        {/* In production `document/start.ts` loads what these would. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  useAfterNavigation();
  useServiceWorker();
  useSlashKey();
  useEffect(() => {
    // Not needed to start, nor by visitors who save data; if it fails to load, links work without it.
    if (!savesData()) import("./document/prefetch.ts").then(({ watchLinks }) => watchLinks()).catch(() => {});
    // Messages written offline are sent from whichever page the visitor returns to.
    if (waitingKeys().length > 0)
      void import("./forms/outbox-watch.ts").then(({ watchOutbox }) => watchOutbox());
  }, []);
  // Another record is another page: it fades in while the old one fades out. Changes within a page are not animated:
  // that would also run on every click, before the next page has loaded.
  const [, section] = useLocation().pathname.split("/");
  const { slug } = useParams();
  return (
    <ViewTransition key={`${section} ${slug}`} update="none">
      <Outlet />
    </ViewTransition>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const online = useOnline();
  if (isRouteErrorResponse(error)) return error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
  // Browsers word a failed request differently: "Failed to fetch", "NetworkError when attempting to fetch", "Load failed".
  const cutOff = error instanceof TypeError && /fetch|load failed/i.test(error.message);
  return online && !cutOff ? <ErrorPage /> : <ToOfflinePage />;
}

/** The service worker keeps the offline page, with what it needs, under its own address. */
function ToOfflinePage() {
  const { pathname } = useLocation();
  useEffect(() => location.replace(`/offline#${pathname}`), [pathname]);
  return null;
}

/** Hides whatever breaks inside, so that the page carries on without it. */
class FailsAlone extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
