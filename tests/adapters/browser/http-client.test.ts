import { describe, expect, it } from "vitest";
import { empty, json, refusal, unreachable } from "./fake-server.ts";
import { bench } from "./http-bench.ts";

const signal = new AbortController().signal;

describe("createHttpClient", () => {
  it("asks under /api for JSON in the language of the page", async () => {
    const { send, server } = bench([json({ version: "1" })]);
    expect(await send({ method: "GET", path: "/build?x=1", signal })).toEqual({ version: "1" });
    expect(
      server.seen.map(({ method, path, headers }) => [
        method,
        path,
        headers.get("accept"),
        headers.get("accept-language"),
      ]),
    ).toEqual([["GET", "/api/build?x=1", "application/json", "ro"]]);
  });

  it("sends the token of the cookie with a write, decoded", async () => {
    const { send, server } = bench([empty(204)]);
    expect(await send({ method: "POST", path: "/auth/login", body: { email: "a" }, signal })).toBeNull();
    expect(server.seen.map(({ path, headers, body }) => [path, headers.get("x-xsrf-token"), body])).toEqual([
      ["/api/auth/login", "token=1", '{"email":"a"}'],
    ]);
  });

  it("keeps a write alive after its page, unless it is longer than browsers keep", async () => {
    const { send, server } = bench([empty(204), empty(204), json({})]);
    await send({ method: "PATCH", path: "/carts", body: { note: "ș".repeat(20_000) }, signal });
    await send({ method: "PATCH", path: "/carts", body: { note: "ș".repeat(40_000) }, signal });
    await send({ method: "GET", path: "/menu", signal });
    expect(server.seen.map(({ isKept }) => isKept)).toEqual([true, false, false]);
  });

  it("asks for the cookie first when it is absent, once for writes that start together", async () => {
    const { send, server, document } = bench(
      [
        () => {
          document.cookie = "XSRF-TOKEN=fresh; Path=/";
          return new Response(null, { status: 204 });
        },
        empty(204),
        empty(204),
      ],
      "",
    );
    await Promise.all([
      send({ method: "PATCH", path: "/carts", body: {}, signal }),
      send({ method: "POST", path: "/consents", body: {}, signal }),
    ]);
    expect(
      server.seen.map(({ method, path, headers }) => `${method} ${path} ${headers.get("x-xsrf-token")}`),
    ).toEqual(["GET /api/auth/csrf-cookie null", "PATCH /api/carts fresh", "POST /api/consents fresh"]);
  });

  it("asks for no token before a read", async () => {
    const { send, server } = bench([json({})], "");
    await send({ method: "GET", path: "/menu", signal });
    expect(server.seen.map(({ path }) => path)).toEqual(["/api/menu"]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])("reads once more after %i", async (status) => {
    const { send, server } = bench([refusal(status, "coupon.not_found"), json({ ok: 1 })]);
    expect(await send({ method: "GET", path: "/menu", signal })).toEqual({ ok: 1 });
    expect(server.seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 422, 501])("reads only once at %i", async (status) => {
    const { send, server } = bench([refusal(status, "coupon.not_found")]);
    await expect(send({ method: "GET", path: "/menu", signal })).rejects.toMatchObject({
      key: "coupon.not_found",
    });
    expect(server.seen).toHaveLength(1);
  });

  it("gives up after the second failure", async () => {
    const { send, server } = bench([refusal(503, "unavailable"), refusal(503, "unavailable")]);
    await expect(send({ method: "GET", path: "/menu", signal })).rejects.toEqual({
      tag: "Unexpected",
      key: "unavailable",
      message: "mesaj unavailable",
      status: 503,
    });
    expect(server.seen).toHaveLength(2);
  });

  it.each(["POST", "PATCH", "PUT"])("never repeats a %s", async (method) => {
    const { send, server } = bench([refusal(503, "unavailable")]);
    await expect(send({ method, path: "/orders", body: {}, signal })).rejects.toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(1);
  });

  it("carries the details of a refusal", async () => {
    const { send } = bench([refusal(409, "item.unavailable", { item_ids: ["01ARZ3NDEKTSV4RRFFQ69G5FAV"] })]);
    await expect(send({ method: "PATCH", path: "/carts", body: {}, signal })).rejects.toEqual({
      tag: "Refused",
      status: 409,
      key: "item.unavailable",
      message: "mesaj item.unavailable",
      details: { itemIds: ["01ARZ3NDEKTSV4RRFFQ69G5FAV"] },
    });
  });

  it("carries how long to wait", async () => {
    const { send } = bench([
      json({ message: "m", data: { key: "too_many_requests" } }, 429, { "retry-after": "17" }),
    ]);
    await expect(send({ method: "POST", path: "/auth/login", body: {}, signal })).rejects.toEqual({
      tag: "TooManyRequests",
      key: "too_many_requests",
      message: "m",
      retryAfterSeconds: 17,
    });
  });

  it("replaces a token that outlived its session, and warns", async () => {
    const { send, server, document, warnings } = bench([
      refusal(419, "csrf.mismatch"),
      () => {
        document.cookie = "XSRF-TOKEN=second; Path=/";
        return new Response(null, { status: 204 });
      },
      empty(204),
    ]);
    await send({ method: "POST", path: "/auth/logout", signal });
    expect(
      server.seen.map(({ method, path, headers }) => `${method} ${path} ${headers.get("x-xsrf-token")}`),
    ).toEqual([
      "POST /api/auth/logout token=1",
      "GET /api/auth/csrf-cookie null",
      "POST /api/auth/logout second",
    ]);
    expect(warnings).toEqual(["CSRF mismatch: POST /auth/logout"]);
  });

  it("fails with CsrfMismatch when the fresh token is refused too", async () => {
    const { send } = bench([refusal(419, "csrf.mismatch"), empty(204), refusal(419, "csrf.mismatch")]);
    await expect(send({ method: "POST", path: "/auth/logout", signal })).rejects.toMatchObject({
      tag: "CsrfMismatch",
    });
  });

  it("calls a network that is not there Unreachable, after one more try of a read", async () => {
    const { send, server } = bench([unreachable, unreachable]);
    await expect(send({ method: "GET", path: "/menu", signal })).rejects.toEqual({
      tag: "Unreachable",
      key: "network.unreachable",
      message: null,
    });
    expect(server.seen).toHaveLength(2);
  });

  it("rejects an aborted request with Unreachable", async () => {
    const { send } = bench([json({})]);
    const aborted = AbortSignal.abort();
    await expect(send({ method: "GET", path: "/menu", signal: aborted })).rejects.toMatchObject({
      tag: "Unreachable",
    });
  });

  it("calls a page that is no JSON Unexpected, without its words", async () => {
    const { send } = bench([() => new Response("<html>", { status: 200 })]);
    await expect(send({ method: "GET", path: "/menu", signal })).rejects.toEqual({
      tag: "Unexpected",
      key: "unexpected",
      message: null,
      status: null,
    });
  });

  it("sends a PUT with a form as a POST that names its method (WIRE-2)", async () => {
    const { send, server } = bench([json({})]);
    const form = new FormData();
    form.append("picture", new Blob(["png"], { type: "image/png" }), "pizza.png");
    await send({ method: "PUT", path: "/operations/products/1/picture", body: form, signal });
    const [seen] = server.seen;
    expect([seen?.method, seen?.headers.get("content-type")?.split(";")[0]]).toEqual([
      "POST",
      "multipart/form-data",
    ]);
    expect(seen?.body).toContain('name="_method"\r\n\r\nPUT');
    expect(seen?.body).toContain('filename="pizza.png"');
  });

  it("learns the server's time from a write, whose answer no cache can have kept", async () => {
    const date = { date: "Wed, 01 Jul 2026 10:00:00 GMT" };
    const { send, times } = bench([json({}, 200, date), json({}, 200, date)]);
    await send({ method: "GET", path: "/menu", signal });
    await send({ method: "POST", path: "/orders", body: {}, signal });
    expect(times).toEqual([Date.UTC(2026, 6, 1, 10)]);
  });
});
