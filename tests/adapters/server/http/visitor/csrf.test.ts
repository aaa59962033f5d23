import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCart } from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

describe("the CSRF guard (ACCOUNT-10)", () => {
  it("never meets a person who signs out and in as another without a reload", async () => {
    const client = server.client();
    await client.signIn("ana@example.com");
    const mine = newCart();
    expect((await client.call("saveCart", { body: mine })).status).toBe(200);
    expect((await client.call("logout")).status).toBe(204);
    await client.signIn("mihai@example.com");
    expect((await client.call("saveCart", { body: newCart() })).status).toBe(200);
    expect((await client.call("loadCart", { params: { id: mine.id } })).status).toBe(404);
  });

  it.each([
    ["is missing", () => ({ "x-xsrf-token": "" })],
    ["is made up", () => ({ "x-xsrf-token": "made.up" })],
    ["is not the cookie's", (cookie: string) => ({ "x-xsrf-token": `${cookie}x` })],
  ])("refuses a write whose token %s, before anything else is looked at", async (_what, headers) => {
    const client = server.client();
    await client.call("csrfCookie");
    const request = { body: "{}", headers: headers(client.cookies.get("XSRF-TOKEN") ?? "") };
    for (const path of ["/api/carts", "/api/auth/login", "/api/orders"])
      expect(await client.raw(path === "/api/carts" ? "PATCH" : "POST", path, request)).toMatchObject({
        status: 419,
        key: "csrf.mismatch",
      });
  });

  it.each(["%E0%A4%A", "%", "%00", "a=b"])("replaces a cookie that holds no token: %s", async (value) => {
    const client = server.client();
    client.cookies.set("XSRF-TOKEN", value);
    expect((await client.call("saveCart", { body: newCart() })).status).toBe(419);
    expect((await client.call("csrfCookie")).status).toBe(204);
    expect(client.cookies.get("XSRF-TOKEN")).not.toBe(value);
    expect((await client.call("saveCart", { body: newCart() })).status).toBe(200);
  });

  it("binds a token to its session: one from before the login is worth nothing after it", async () => {
    const client = server.client();
    await client.call("csrfCookie");
    const before = client.cookies.get("XSRF-TOKEN") ?? "";
    await client.signIn("ana@example.com");
    expect(client.cookies.get("XSRF-TOKEN")).not.toBe(before);
    client.cookies.set("XSRF-TOKEN", before);
    expect((await client.call("saveCart", { body: newCart() })).status).toBe(419);
  });

  it("lets nothing through that a foreign page could send: no form, no text", async () => {
    const client = server.client();
    await client.signIn("ana@example.com");
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect(
        await client.raw("POST", "/api/auth/logout", { body: "{}", headers: { "content-type": type } }),
      ).toMatchObject({ status: 400, key: "request.malformed" });
    expect((await client.call("me", { query: {} })).status).toBe(200);
  });
});

describe("a session", () => {
  it("belongs to its host (HOST-9)", async () => {
    const here = server.client();
    await here.signIn("ana@example.com");
    const there = server.client("bistro-nord.localhost");
    here.cookies.forEach((value, name) => there.cookies.set(name, value));
    expect((await there.call("me", { query: {} })).status).toBe(401);
  });

  it("changes its token at every login and is nothing after the logout", async () => {
    const client = server.client();
    await client.signIn("ana@example.com");
    const first = client.cookies.get("diner_session") ?? "";
    await client.signIn("ana@example.com");
    expect(client.cookies.get("diner_session")).not.toBe(first);
    const last = client.cookies.get("diner_session") ?? "";
    await client.call("logout");
    expect(client.cookies.has("diner_session")).toBe(false);
    for (const token of [first, last]) {
      client.cookies.set("diner_session", token);
      expect((await client.call("me", { query: {} })).status).toBe(401);
    }
  });
});
