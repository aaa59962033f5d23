import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyPassword } from "#adapters/server/account/password/password-hash.ts";
import { makeInstallation } from "#adapters/server/setup/make-installation.ts";
import { type Installation, readInstallation } from "#adapters/server/setup/setup-flags.ts";
import { findCredentials } from "#adapters/server/account/user/accounts.queries.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { COMMAND_TOOLS, shopSnapshotOf } from "#tests/adapters/server/import/menu-files.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const FLAGS = {
  organization: "Hanul SRL",
  slug: "hanul",
  address: "Strada Lungă 1, București",
  "owner-email": "Elena@Example.com",
  "owner-first-name": "Elena",
  "owner-last-name": "Marin",
  "owner-password": "un cal verde de lemn",
};

function installationOf(flags: Readonly<Record<string, string>>): Installation {
  const read = readInstallation({ ...FLAGS, ...flags }, () => null);
  if (!read.ok) throw new Error(read.error.join("\n"));
  return read.value;
}

describe("readInstallation", () => {
  it("takes the company's name for the shop and its location, and ordinary hours", () => {
    const { organization, shop } = installationOf({});
    expect(organization).toEqual({
      name: "Hanul SRL",
      legalName: "Hanul SRL",
      taxId: "",
      address: "Strada Lungă 1, București",
      email: "elena@example.com",
      phone: "",
    });
    expect([shop.name, shop.location.name, shop.location.hours[7]]).toEqual([
      "Hanul SRL",
      "Hanul SRL",
      [["10:00", "22:00"]],
    ]);
  });

  it("names every problem at once", () => {
    const wrong = {
      slug: "www",
      currency: "EUR",
      "owner-email": "elena",
      "owner-password": "parola",
      timezone: "Marte",
    };
    expect(readInstallation({ ...wrong, organization: "Hanul SRL" }, () => null)).toEqual({
      ok: false,
      error: [
        "--slug: expected lower-case letters, digits and hyphens, at most 63, none of diner, www, api, admin",
        "--currency: expected RON or USD",
        "--timezone: expected the name of a time zone, such as Europe/Bucharest",
        "--owner-email: expected an e-mail address",
        "--owner-first-name is missing",
        "--owner-last-name is missing",
        "--owner-password: expected 8 to 128 characters",
      ],
    });
  });
});

describe("makeInstallation", () => {
  it("makes a shop that the public does not see yet, unless it is to be published at once (SHOP-19)", () => {
    expect(installationOf({}).shop.isPublished).toBe(false);
    expect(installationOf({ published: "yes" }).shop.isPublished).toBe(true);
    expect(readInstallation({ ...FLAGS, published: "maybe" }, () => null)).toEqual({
      ok: false,
      error: ["--published: expected yes or no"],
    });
  });

  it("takes hours and exceptions of a file (SHOP-27)", async () => {
    const place = {
      openingHours: "Mo-Su 10:00-22:00",
      openingHoursSpecification: { validFrom: "2026-12-25", validThrough: "2026-12-25" },
    };
    const flags = {
      ...FLAGS,
      slug: "cu-program",
      "owner-email": "program@example.com",
      "hours-file": "program.json",
    };
    const read = readInstallation(flags, () => JSON.stringify(place));
    if (!read.ok) throw new Error(read.error.join("\n"));
    await makeInstallation({ pool: database.app, ...COMMAND_TOOLS }, read.value);
    const { locations } = await shopSnapshotOf(database.app, "cu-program");
    expect(locations.map(({ openingHours, exceptions }) => [openingHours.pickup[7], exceptions])).toEqual([
      [[["10:00", "22:00"]], [{ date: "2026-12-25", method: null, intervals: [] }]],
    ]);
  });

  it("makes company, shop, location and an owner who can sign in", async () => {
    const tools = { pool: database.app, ...COMMAND_TOOLS };
    expect(await makeInstallation(tools, installationOf({}))).toEqual({
      ok: true,
      value: { ownerWasKnown: false },
    });
    const { organizationId, shop, locations, isPublished } = await shopSnapshotOf(database.app, "hanul");
    expect(isPublished).toBe(false);
    expect(shop.organization).toMatchObject({ name: "Hanul SRL", email: "elena@example.com" });
    expect(locations.map(({ slug, address }) => [slug, address])).toEqual([
      ["hanul-srl", "Strada Lungă 1, București"],
    ]);
    const credentials = await inAccounts(database.app, (accounts) =>
      findCredentials(accounts, "elena@example.com"),
    );
    expect(await verifyPassword("un cal verde de lemn", credentials?.passwordHash ?? "")).toEqual(true);
    const employees = await inTransaction(database.app, { organizationId }, (queries) =>
      queries.query("select user_id::text, role, location_ids from employees"),
    );
    expect(employees.rows).toEqual([{ user_id: credentials?.userId, role: "owner", location_ids: null }]);
  });

  it("refuses a slug that is taken and makes nothing", async () => {
    const tools = { pool: database.app, ...COMMAND_TOOLS };
    const again = { slug: "hanul", "owner-email": "altul@example.com" };
    expect(await makeInstallation(tools, installationOf(again))).toEqual({
      ok: false,
      error: "A shop with the slug hanul exists already. Nothing was changed; choose another with --slug.",
    });
    expect(
      await inAccounts(database.app, (accounts) => findCredentials(accounts, "altul@example.com")),
    ).toEqual(null);
  });

  it("leaves the password of an owner who has an account", async () => {
    const tools = { pool: database.app, ...COMMAND_TOOLS };
    const second = installationOf({ slug: "hanul-doi", "owner-password": "alt cal verde de lemn" });
    expect(await makeInstallation(tools, second)).toEqual({ ok: true, value: { ownerWasKnown: true } });
    const credentials = await inAccounts(database.app, (accounts) =>
      findCredentials(accounts, "elena@example.com"),
    );
    expect(await verifyPassword("un cal verde de lemn", credentials?.passwordHash ?? "")).toEqual(true);
  });
});
