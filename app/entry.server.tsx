import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { documentHeadersContext } from "./context.ts";
import { finishDocument, late } from "./document/finish-document.ts";

export { handleError } from "./page-error.ts";

/**
 * Renders a page whole: nothing is deferred, and its inline texts have to be known before it is sent (their hashes are
 * in its policy). An error while rendering reaches React Router, which renders the error page with status 500 instead.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const stream = await renderToReadableStream(
    // The development server's application starts at once.
    <ServerRouter context={routerContext} url={request.url} nonce={import.meta.env.DEV ? undefined : late} />,
    // Otherwise React moves long parts to the end of the document, and back by a script. Errors go to `handleError`.
    { progressiveChunkSize: Infinity, onError: () => {} },
  );
  await stream.allReady;
  const html = finishDocument(await new Response(stream).text());
  headers.set("content-type", "text/html; charset=utf-8");
  for (const header of Object.entries(loadContext.get(documentHeadersContext)(html))) headers.set(...header);
  return new Response(html, { status, headers });
}
