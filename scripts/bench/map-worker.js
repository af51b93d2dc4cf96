// The limit: the same bytes from a plain Map, with nothing around them.
const pages = new Map();
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    let body = pages.get(pathname);
    if (!body) {
      const file = await env.ASSETS.fetch(
        `https://assets/_pages${pathname === "/" ? "/index" : pathname}.page`,
      );
      body = await file.arrayBuffer();
      pages.set(pathname, body);
    }
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
