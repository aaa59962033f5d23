import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Company } from "#core/setting/company/company.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { newStaff, ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true, pages: await loadBuiltPages() });
  owner = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
});
afterAll(() => server.stop());

const read = async () => succeeded(await owner.call("readCompany"));
const write = (version: number, company: Company) =>
  owner.call("writeCompany", { body: { version, company } });
const page = async (path: string) => (await fetch(`${server.origin}/shops/zen${path}`)).text();

describe("the company of an organization over the wire (SHOP-18)", () => {
  it("is on legal pages and at the foot of every page at once, and is audited (SETTING-2)", async () => {
    const { version, company } = await read();
    expect(await page("/terms")).toContain(company.legalName);
    const renamed: Company = {
      ...company,
      legalName: "Zen & Fiii SRL",
      taxId: "RO18547290",
      address: "Str. Nouă 2, Cluj-Napoca",
    };
    const held = succeeded(await write(version, { ...renamed, legalName: " Zen & Fiii SRL " }));
    expect(held).toEqual({ version: version + 1, company: renamed });
    await until(async () => (await page("/terms")).includes("Zen &amp; Fiii SRL"));
    const terms = await page("/terms");
    for (const text of ["RO18547290", "Str. Nouă 2, Cluj-Napoca", company.email])
      expect(terms).toContain(text);
    expect(await page("/menu")).toContain("Zen &amp; Fiii SRL");
    expect(
      await asOwner(
        server,
        `select detail -> 'changed' -> 'taxId' as tax from audit_log where action = 'organization.company'`,
      ),
    ).toEqual([{ tax: { before: company.taxId, after: "RO18547290" } }]);
  });

  it("is written once of ten who save at once, and the others are shown what it is", async () => {
    const { version, company } = await read();
    const all = await Promise.all(Array.from({ length: 10 }, () => write(version, company)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = all.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ key }) => key))).toEqual(new Set(["setting.version_conflict"]));
    expect(refusals[0]?.data).toMatchObject({ setting: { version: version + 1 } });
  });

  it("is refused field by field, and is the owner's alone", async () => {
    const { version, company } = await read();
    const wrong = await write(version, { ...company, legalName: "", email: "us", phone: "x", taxId: "?" });
    expect([wrong.status, wrong.fields]).toEqual([
      422,
      ["company.legal_name", "company.tax_id", "company.email", "company.phone"],
    ]);
    const manager = await newStaff(server, "manager@example.com", ZEN_ORGANIZATION);
    expect((await manager.call("readCompany")).status).toBe(403);
    expect((await read()).company).toEqual(company);
  });
});
