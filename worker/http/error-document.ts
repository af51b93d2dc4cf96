import { agency, lang } from "#content/generated/agency.ts";
import { dataPolicy, documentHeaders } from "./security-headers.ts";

/** The last resort when no error page can be rendered: plain HTML with links home and to our mail, no stack. */
export function errorDocument(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const html = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${message} · ${agency.name}</title>
<h1>${message}</h1>
<p>Please try again, or write to <a href="mailto:${agency.email}">${agency.email}</a>.</p>
<p><a href="/">Home</a></p>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...documentHeaders,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": dataPolicy,
      ...headers,
    },
  });
}
