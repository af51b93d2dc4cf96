// The lower limit: the home page's bytes from a plain Map.
const pages = new Map();
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    let body = pages.get(pathname);
    if (!body) {
      const file = await env.ASSETS.fetch("https://assets/_pages/index.br");
      const page = new Uint8Array(await file.arrayBuffer());
      body = page.slice(page.indexOf(10) + 1);
      pages.set(pathname, body);
    }
    return new Response(body, {
      headers: { "content-type": "text/html; charset=utf-8", "content-encoding": "br" },
      encodeBody: "manual",
    });
  },
};
