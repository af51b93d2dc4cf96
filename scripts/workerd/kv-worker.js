// KV in memory, behind the HTTP requests that workerd makes for a namespace.
const values = new Map();
export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (request.method === "PUT") {
      values.set(pathname, await request.arrayBuffer());
      if (values.size > 1000) values.clear();
      return new Response();
    }
    if (request.method === "DELETE") {
      values.delete(pathname);
      return new Response();
    }
    const value = values.get(pathname);
    return value ? new Response(value) : new Response("", { status: 404 });
  },
};
