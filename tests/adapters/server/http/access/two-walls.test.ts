import type { UserId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoredSession } from "#adapters/server/account/session/session.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { isStaffPermission, needsAccount } from "#core/account/permissions.ts";
import { DASHBOARD_ENDPOINTS } from "#core/contract/endpoints/office/dashboard.ts";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { asOwner, rowsOf, tableVersions } from "#tests/support/database/rows.ts";
import { type AccessFixture, createAccessFixture, type Target } from "./access-fixture.ts";
import { ACTORS } from "./access-people.ts";
import { askEverybody, askFor, browserFor, readMatrix, requestsTo, ROW_TIMEOUT } from "./answer-matrix.ts";
import { ENDPOINT_NAMES } from "#tests/support/shopping/http-requests.ts";
import { BISTRO_ORGANIZATION, ZEN_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const ROWS = readMatrix(new URL("authorization.matrix.txt", import.meta.url));
const PERSONAL = ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].permission !== "public");
// Choosing an organization reads and writes the own session alone, so handlers are its only wall. Web push names no record,
// and is that session's in the organization it works in. The own runs are those of the session's user, in whatever organization.
// A redirect that is added, somebody who is invited, what is said of second factors and the company and the legal texts name no record either, and
// are the chosen organization's.
const OWN_SESSION: readonly EndpointName[] = [
  "selectOrganization",
  "switchPush",
  "writePin",
  "addRedirect",
  "inviteEmployee",
  "writeFactorRule",
  "writeCompany",
  "writeLegalDraft",
  "readLegalVersion",
  "publishLegalDraft",
  "listOwnRuns",
  "loadOwnRun",
  "actOnOwnRun",
];
const OFFICE = ENDPOINT_NAMES.filter(
  (name) => isStaffPermission(ENDPOINTS[name].permission) && !OWN_SESSION.includes(name),
);
const READS = OFFICE.filter((name) => ENDPOINTS[name].method === "GET");

const rowsTo = (name: EndpointName): string => ROWS.filter((row) => row.startsWith(`${name} `)).join("\n");

describe("without row-level security", () => {
  let server: TestServer;
  let fixture: AccessFixture;
  beforeAll(async () => {
    server = await createTestServer({ withoutJobs: true, withoutRowSecurity: true });
    fixture = await createAccessFixture(server);
  });
  afterAll(() => server.stop());

  it("a statement of a request sees the orders of every organization", async () => {
    const seen = await rowsOf(
      server.services.database,
      "select distinct organization_id as id from orders order by 1",
    );
    expect(seen).toEqual([BISTRO_ORGANIZATION, ZEN_ORGANIZATION].toSorted().map((id) => ({ id })));
  });

  // Backwards, so that an answer that depends on those before it differs from the table's.
  it.each(PERSONAL.toReversed())("%s is answered as the table says", ROW_TIMEOUT, async (name) => {
    expect((await askEverybody(fixture, name)).join("\n")).toBe(rowsTo(name));
  });
});

// Lets everybody through, as an owner of Zen Kitchen whom every location is open to.
const OPEN: Access = {
  authorize: () => Promise.resolve(),
  requireEmployment: async (visitor) => ({
    session: (await visitor.session()) ?? ANYBODY,
    organizationId: ZEN_ORGANIZATION,
    employee: null,
    role: "owner",
  }),
  worksAt: () => true,
};

const ANYBODY: StoredSession = {
  tokenHash: "nobody's",
  userId: idOf<UserId>("nobody"),
  firstName: "Nobody",
  lastName: "",
  email: "nobody@example.com",
  phone: null,
  phoneVerifiedAt: null,
  locale: "ro",
  isAdmin: false,
  isByPin: false,
  isTwoFactor: true,
  factorNeededBy: [],
  host: "localhost",
  createdAt: instantOfMillis(0),
  seenAt: instantOfMillis(0),
  expiresAt: instantOfMillis(0),
  selectedOrganizationId: null,
  employees: [],
};

describe("without the handlers' own checks", () => {
  let server: TestServer;
  let fixture: AccessFixture;
  let bistroIds: readonly string[];
  beforeAll(async () => {
    server = await createTestServer({ withoutJobs: true, access: OPEN });
    fixture = await createAccessFixture(server);
    const found = await asOwner<{ id: string }>(
      server,
      `select id from shops where organization_id = $1 union all select id from locations where organization_id = $1
       union all select id from orders where organization_id = $1 union all select id from customers where organization_id = $1`,
      [BISTRO_ORGANIZATION],
    );
    bistroIds = found.map(({ id }) => id);
  });
  afterAll(() => server.stop());

  async function everybodysAnswers(name: EndpointName, target: Target) {
    const answers = [];
    for (const actor of ACTORS) {
      const client = await browserFor(fixture, actor, name);
      answers.push({ actor, ...(await askFor(client, name, requestsTo(fixture, target)[name])) });
    }
    return answers;
  }

  it.each(READS)(
    "%s shows everybody the rows of the organization they work in",
    ROW_TIMEOUT,
    async (name) => {
      const answers = await everybodysAnswers(name, "zen");
      expect(answers.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
    },
  );

  it.each(READS)("%s shows nobody a row of another organization", ROW_TIMEOUT, async (name) => {
    const answers = await everybodysAnswers(name, "bistro");
    const leaks = answers.flatMap(({ actor, text }) => {
      const leaked = bistroIds.filter((id) => text.includes(id));
      return leaked.length === 0 ? [] : [[actor, leaked]];
    });
    expect(leaks).toEqual([]);
    // A legal text is named by what it is, and everybody reads that of their organization. Figures are of the location that a request names, and lists only leave out what is not there.
    const isOfOneRecord =
      ENDPOINTS[name].path.replace("{document}", "").includes("{") || name in DASHBOARD_ENDPOINTS;
    const usual = isOfOneRecord ? "404" : "ok";
    // A list that belongs to a record of another organization is empty.
    const others = answers.filter(({ verdict, text }) => verdict !== usual && text !== '{"data":[]}');
    expect(others).toEqual([]);
  });

  it("the stream of an organization tells nothing of another", async () => {
    const client = await fixture.as("employee");
    const stream = await client.events("/api/operations/events?after=0");
    const { data } = await stream.next(({ event }) => event === "order");
    stream.close();
    expect(data["order_id"]).toBe(fixture.records.zen.orderId);
    expect(bistroIds.filter((id) => JSON.stringify(stream.seen).includes(id))).toEqual([]);
  });

  it.each(OFFICE.filter((name) => !READS.includes(name)))(
    "%s changes nothing of another organization",
    ROW_TIMEOUT,
    async (name) => {
      const clients = await Promise.all(ACTORS.map((actor) => fixture.as(actor)));
      for (const client of clients) await client.call("csrfCookie");
      const before = await tableVersions(server);
      for (const client of clients) {
        const { verdict } = await askFor(client, name, requestsTo(fixture, "bistro")[name]);
        expect(verdict).toBe("404");
      }
      expect(await tableVersions(server)).toEqual(before);
    },
  );

  const OWN = PERSONAL.filter(
    (name) => ENDPOINTS[name].method === "GET" && !isStaffPermission(ENDPOINTS[name].permission),
  );
  it.each(OWN)("%s is answered as the table says", ROW_TIMEOUT, async (name) => {
    expect(needsAccount(ENDPOINTS[name].permission) || name === "loadCart").toBe(true);
    expect((await askEverybody(fixture, name)).join("\n")).toBe(rowsTo(name));
  });
});
