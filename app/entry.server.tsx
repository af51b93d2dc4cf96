import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import * as words from "#content/generated/words/answers.ts";
import { settingsContext } from "./context.ts";
import { MainOnly, withShell } from "./document/page-shell.ts";
import { pageStart, pageStartElement } from "./document/page-start.ts";

/**
 * Renders a page whole: nothing is deferred, so its length and its inline scripts are known before it is sent.
 * An error while rendering reaches React Router, which renders the error page with status 500 instead.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  // The development server's scripts are its own.
  const html = import.meta.env.DEV
    ? await developmentPage(request, routerContext)
    : await finishedPage(request, status, routerContext, loadContext);
  return new Response(html, { status, headers });
}

/** Without React's stream, which takes as much time as React itself; loader data is appended as it is. */
async function finishedPage(
  request: Request,
  status: number,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<string> {
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const settings = loadContext.get(settingsContext);
  const render = (mainOnly: boolean) =>
    renderToString(
      <MainOnly value={mainOnly}>
        <ServerRouter context={context} url={request.url} />
      </MainOnly>,
    );
  const { actionData, errors } = context.staticHandlerContext;
  const { pathname, search } = new URL(request.url);
  // What a form answers shows in `<main>`, and nowhere else.
  const isAnswered = actionData !== null && errors === null && search === "";
  const page = isAnswered ? withShell(JSON.stringify([pathname, settings]), render) : render(false);
  // A form that came back says so first in the title (WCAG 2.2, G199); which page it is stands in the shell.
  const html = isAnswered && status >= 400 ? page.replace("<title>", () => `<title>${words.error}: `) : page;
  const start = pageStart(context, data, settings);
  // Before the end of the body: where `<Scripts/>`, which only development has, puts React Router's own scripts.
  return `<!DOCTYPE html>${html.replace("</body>", () => `${pageStartElement(start)}</body>`)}`;
}

async function developmentPage(request: Request, routerContext: EntryContext): Promise<string> {
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />);
  await stream.allReady;
  return new Response(stream).text();
}

/** Errors of loaders, actions and rendering as one line for the logs; the visitor gets the error page. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const reason = isRouteErrorResponse(error)
    ? `status ${error.status}`
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : "unknown";
  const at = error instanceof Error ? /^\s+at (.+)$/m.exec(error.stack ?? "")?.[1] : undefined;
  console.error(JSON.stringify({ event: "page.error", path: new URL(request.url).pathname, reason, at }));
};
