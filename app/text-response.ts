/** A small file made from content: `type` is its media type. A browser that shows it asks for the site's icon. */
export function textResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
    },
  });
}

/** `text` for use in XML content and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** `Name: value` lines, as robots.txt and security.txt have them. */
export function fieldLines(fields: readonly (readonly string[])[]): string {
  return fields.map((field) => `${field.join(": ")}\n`).join("");
}
