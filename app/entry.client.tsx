import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    // What an error boundary has caught is no failure of the page, but `document/start.ts` counts it as an error.
    onCaughtError: (error) => {
      console.warn(error);
      dispatchEvent(new ErrorEvent("error", { error }));
    },
  });
});
