import { type HandleErrorFunction, isRouteErrorResponse } from "react-router";

/** Errors of loaders, actions and rendering as one line for the logs; the visitor gets the error page. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  // That nothing is at an address is no failure.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status === 404)) return;
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
