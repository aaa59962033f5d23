import { describe, expect, it } from "vitest";
import { empty, json, refusal } from "./fake-server.ts";
import { bench } from "./http-bench.ts";

const signal = new AbortController().signal;

// A Response cannot be made with a status beyond 599; one that came over a network can have it.
function withStatus(response: Response, status: number): Response {
  const own = { status, ok: status >= 200 && status <= 299 };
  return new Proxy(response, {
    get: (target, name) => {
      if (name === "status") return own.status;
      if (name === "ok") return own.ok;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

describe("createHttpClient", () => {
  it("does not repeat a read that met 419", async () => {
    const { send, server, warnings } = bench([refusal(419, "csrf.mismatch")]);
    await expect(send({ method: "GET", path: "/menu", signal })).rejects.toMatchObject({
      tag: "CsrfMismatch",
    });
    expect([server.seen.length, warnings]).toEqual([1, ["CSRF mismatch: GET /menu"]]);
  });

  it.each(["XSRF-TOKEN=%E0%A4%A", "XSRF-TOKEN=%", "XSRF-TOKEN=a%0Ab", "XSRF-TOKEN=%C4%83"])(
    "replaces a cookie that holds no token: %s",
    async (cookie) => {
      const fresh = () => {
        document.cookie = "XSRF-TOKEN=fresh; Path=/";
        return new Response(null, { status: 204 });
      };
      const { send, server, document } = bench([fresh, empty(204)], cookie);
      await send({ method: "POST", path: "/auth/logout", signal });
      expect(
        server.seen.map(({ method, path, headers }) => `${method} ${path} ${headers.get("x-xsrf-token")}`),
      ).toEqual(["GET /api/auth/csrf-cookie null", "POST /api/auth/logout fresh"]);
    },
  );

  it.each([399, 600])("takes an answer with status %i, which is no error (ERROR-9)", async (status) => {
    const answer = json({ version: "1" })();
    const { send, server } = bench([() => withStatus(answer, status)]);
    expect(await send({ method: "GET", path: "/build", signal })).toEqual({ version: "1" });
    expect(server.seen).toHaveLength(1);
  });

  it.each([400, 451, 599])("refuses an answer with status %i", async (status) => {
    const { send } = bench([refusal(status, "coupon.not_found")]);
    await expect(send({ method: "POST", path: "/orders", body: {}, signal })).rejects.toMatchObject({
      key: "coupon.not_found",
    });
  });
});
