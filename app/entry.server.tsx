import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import * as words from "#content/generated/words/answers.ts";
import { pageStart, pageStartElement } from "./document/page-start.ts";

/**
 * Renders a page whole: nothing is deferred, so its length is known before it is sent. An error while rendering
 * reaches React Router, which renders the error page with status 500 instead.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  // The development server adds its own scripts.
  const html = import.meta.env.DEV
    ? await developmentPage(request, routerContext)
    : await productionPage(request, status, routerContext);
  return new Response(html, { status, headers });
}

/** Not streamed: React's stream takes as long again as the rendering itself. Loader data is appended as is. */
async function productionPage(
  request: Request,
  status: number,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<string> {
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const page = renderToString(<ServerRouter context={context} url={request.url} />);
  const { actionData, errors } = context.staticHandlerContext;
  // A rejected form says so first in its title (WCAG 2.2, G199).
  const isRefused = actionData !== null && errors === null && status >= 400;
  const html = isRefused ? page.replace("<title>", () => `<title>${words.error}: `) : page;
  // At the end of the body, where `<Scripts/>` (development only) puts React Router's own scripts.
  return `<!DOCTYPE html>${html.replace("</body>", () => `${pageStartElement(pageStart(context, data))}</body>`)}`;
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
  // Anyone who has the address of a receipt can read it.
  const path = new URL(request.url).pathname.replace(/(?<=\/receipt\/).+/, "…");
  console.error(JSON.stringify({ event: "page.error", path, reason, at }));
};
