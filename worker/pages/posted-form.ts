/** Forms that are posted without script, to the pages that show them. */
import type { Context } from "hono";
import { isUtf8, readBody } from "../http/bounded-body.ts";
import { isSameOrigin, limitSeconds } from "../http/client.ts";
import { errorDocument } from "../http/error-document.ts";
import { formBounds, hasBoundedParts } from "../http/form-bounds.ts";
import { type Environment, formEndpoint } from "../settings.ts";
import { renderPage } from "./render-page.ts";

/** The page that answers a posted form. Throws `BodyTooLargeError` for one longer than its route allows. */
export async function answerForm(c: Context<{ Bindings: Environment }>): Promise<Response> {
  const request = c.req.raw;
  if (!isSameOrigin(request)) return errorDocument(403, "Messages can only be sent from this site.");
  if (!isUtf8(request)) return errorDocument(415, "Send the form in UTF-8.");
  const bounds = formBounds(request, c.req.path === formEndpoint);
  if (!bounds)
    return errorDocument(415, "Send the form as multipart/form-data or application/x-www-form-urlencoded.");
  const body = await readBody(request, bounds.bytes);
  if (!hasBoundedParts(body, bounds))
    return errorDocument(422, "The form has too many fields, or one of them is too long.");
  const response = await renderPage(c, new Request(request, { body }));
  if (response.status === 429) response.headers.set("retry-after", String(limitSeconds));
  return response;
}
