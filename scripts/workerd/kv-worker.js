// KV as workerd asks for it over HTTP, in memory; `DROP` takes what is written and keeps nothing.
const values = new Map();
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (request.method === "PUT") {
      const value = await request.arrayBuffer();
      if (!env.DROP) values.set(pathname, value);
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
