import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { until } from "#tests/support/patience.ts";
import { BISTRO_ORGANIZATION, newStaff, ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";

const SHOP = "/shops/bistro-nord";
const HTML = { headers: { accept: "text/html" } };

let server: TestServer;
let owner: HttpClient;
let visitor: HttpClient;
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    pages: await loadBuiltPages(),
    env: { REDIRECT_HOSTS: "blog.example" },
  });
  owner = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  visitor = server.client();
});
afterAll(() => server.stop());

const find = (path: string, client = visitor) => client.call("findRedirect", { query: { path } });
const leadsTo = async (path: string, client = visitor): Promise<string | null> => {
  const { status, headers } = await client.raw("GET", path, HTML);
  const location = headers.get("location");
  return status === 200 || status === 404 ? null : `${status} ${String(location)}`;
};
const add = (path: string, to: string, status: 301 | 302 = 301) =>
  owner.call("addRedirect", { body: { path, to, status } });

describe("an organization's redirects (HOST-12, HOST-15)", () => {
  it("lead from the old path, at the shop's own host as under /shops, at once in every process", async () => {
    const other = await createTestServer({ sharing: server, env: { REDIRECT_HOSTS: "blog.example" } });
    const ownHost = server.client("bistro-nord.localhost");
    expect([(await find(`${SHOP}/vechi`)).status, await leadsTo(`${SHOP}/vechi`)]).toEqual([204, null]);
    expect((await add("/Vechi/", "/menu")).status).toBe(204);
    expect((await add("/stiri", "https://blog.example/bistro", 302)).status).toBe(204);
    await until(async () => (await find(`${SHOP}/vechi`, other.client())).status === 200);
    await until(async () => (await find(`${SHOP}/vechi`)).status === 200);
    expect(succeeded(await find(`${SHOP}/vechi`))).toEqual({ to: `${SHOP}/menu`, status: 301 });
    expect(succeeded(await find("/VECHI", ownHost))).toEqual({ to: "/menu", status: 301 });
    expect(await leadsTo(`${SHOP}/vechi?utm=afis`)).toBe(`301 ${SHOP}/menu?utm=afis`);
    expect(await leadsTo("/vechi", ownHost)).toBe("301 /menu");
    const { headers } = await visitor.raw("GET", `${SHOP}/vechi`, HTML);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
    expect(await leadsTo(`${SHOP}/stiri?token=abc`)).toBe("302 https://blog.example/bistro");
    // Neither at another organization's shop, nor where no shop is.
    for (const path of ["/shops/zen/vechi", "/vechi", "/shops/nobody/vechi"])
      expect([(await find(path)).status, await leadsTo(path)]).toEqual([204, null]);
    await other.stop();
  });

  it("are refused where they would lead astray, each with the field that says why", async () => {
    const wrong = async (path: string, to: string) => {
      const { status, fields } = await add(path, to);
      return [status, ...fields];
    };
    expect(await wrong("/menu", "/")).toEqual([422, "path"]);
    expect(await wrong("/vechi", "/menu")).toEqual([422, "path"]);
    expect(await wrong("/alta", "/vechi")).toEqual([422, "to"]);
    expect(await wrong("/alta", "https://evil.example/")).toEqual([422, "to"]);
    expect(await wrong("", "")).toEqual([422, "path", "to"]);
  });

  it("are added one after the other, so that two at once make neither a second one nor a loop", async () => {
    const twice = await Promise.all([add("/x", "/y"), add("/y", "/x"), add("/x", "/menu")]);
    expect(twice.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it("are the owner's alone, of the own organization, and each change is audited", async () => {
    const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect((await manager.call("listRedirects")).status).toBe(403);
    const admin = await newStaff(server, "admin@example.com", ZEN_ORGANIZATION);
    expect(succeeded(await admin.call("listRedirects"))).toEqual({ data: [], hosts: ["blog.example"] });
    const { data } = succeeded(await owner.call("listRedirects"));
    const old = data.find(({ path }) => path === "/vechi");
    if (old === undefined) throw new Error("There is no redirect from /vechi");
    const removal = { params: { id: old.id } };
    expect((await admin.call("removeRedirect", removal)).status).toBe(404);
    expect((await owner.call("removeRedirect", removal)).status).toBe(204);
    expect((await owner.call("removeRedirect", removal)).status).toBe(404);
    await until(async () => (await find(`${SHOP}/vechi`)).status === 204);
    const audited = await asOwner(
      server,
      `select a.action, a.detail, u.email from audit_log a join users u on u.id = a.actor_id
        where a.subject = '${old.id}' order by a.action`,
    );
    const rule = { path: "/vechi", to: "/menu" };
    expect(audited).toEqual([
      { action: "redirect.add", detail: { ...rule, status: 301 }, email: "admin@example.com" },
      { action: "redirect.remove", detail: rule, email: "admin@example.com" },
    ]);
  });
});
