import { expect, test, vi } from "vitest";
import { ApiError, apiRequest, queryDefaults, queryFunction } from "./api-client.ts";

function answering(body: string, init?: ResponseInit) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, init));
}

test("method, path, JSON and credentials; no body, no content type; an empty answer is undefined", async () => {
  const fetch = answering('{"a":1}');
  const credentials = "include";
  expect(await apiRequest("PUT", "/api/x", { b: 2 })).toEqual({ a: 1 });
  const headers = { "Content-Type": "application/json" };
  expect(fetch).toHaveBeenCalledWith("/api/x", { method: "PUT", credentials, headers, body: '{"b":2}' });
  await apiRequest("GET", "/api/x");
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ headers: {}, body: undefined });
  await apiRequest("POST", "/api/x", null);
  expect(fetch.mock.lastCall?.[1]?.body).toBe("null");
  fetch.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await apiRequest("DELETE", "/api/x")).toBeUndefined();
});

test("status and body, or the status text", async () => {
  answering("boom", { status: 500 });
  await expect(apiRequest("GET", "/x")).rejects.toThrow(/^500: boom$/);
  answering("", { status: 404, statusText: "Not Found" });
  await expect(apiRequest("GET", "/x")).rejects.toThrow(/^404: Not Found$/);
});

test("a page, as of a network that wants a sign-in, is no answer of ours", async () => {
  answering("<h1>Welcome to our Wi-Fi</h1>", { headers: { "content-type": "text/html" } });
  const failure = await apiRequest("POST", "/x", {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(ApiError);
});

test("the query key joined with slashes", async () => {
  const fetch = answering("[]");
  await queryFunction()({ queryKey: ["/api", "contacts", 7] });
  expect(fetch.mock.lastCall?.[0]).toBe("/api/contacts/7");
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: "GET", credentials: "include" });
});

test("401 is thrown, or nothing when the caller asks", async () => {
  answering("no", { status: 401 });
  await expect(queryFunction()({ queryKey: ["/x"] })).rejects.toThrow("401: no");
  expect(await queryFunction({ on401: "returnNull" })({ queryKey: ["/x"] })).toBeNull();
  answering("no", { status: 403 });
  await expect(queryFunction({ on401: "returnNull" })({ queryKey: ["/x"] })).rejects.toThrow("403");
});

test("nothing is fetched again by itself; a repeat waits twice as long each time, half a minute at most", () => {
  const never = { retry: false, refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity };
  expect(queryDefaults).toMatchObject({ ...never, gcTime: 300_000 });
  const waits = [0, 1, 4, 5, 20].map((attempt) => queryDefaults.retryDelay(attempt));
  expect(waits).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
});
