import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isStaffPermission } from "#core/account/permissions.ts";
import { encodePath } from "#core/contract/codec/answer.ts";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { ENDPOINT_NAMES, type Requests, wellFormedRequests } from "#tests/support/shopping/http-requests.ts";
import { BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import {
  ACTORS,
  type Actor,
  createAccessFixture,
  type AccessFixture,
} from "#tests/support/shopping/access-fixture.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

/** Let through, whatever a rule then says about the request; or refused by who asks. */
type Verdict = "ok" | 401 | 403 | 404;

const ANYBODY = rule("ok");
const SIGNED_IN = rule("ok", { guest: 401, otherGuest: 401 });
// A cart of somebody else does not exist.
const OWN_CART = rule(404, { customer: "ok" });
const OWN = rule(404, { customer: "ok", guest: 401, otherGuest: 401 });
const OWN_NAME = rule(403, { customer: "ok", guest: 401, otherGuest: 401 });
const NO_STAFF = { guest: 401, otherGuest: 401, customer: 403, otherCustomer: 403, courier: 403 } as const;
const STAFF = rule("ok", NO_STAFF);
// What belongs to another organization does not exist.
const STAFF_OF_BISTRO = rule("ok", { ...NO_STAFF, employeeElsewhere: 404 });

const EXPECTED: Readonly<Record<EndpointName, Readonly<Record<Actor, Verdict>>>> = {
  csrfCookie: ANYBODY,
  me: SIGNED_IN,
  login: ANYBODY,
  register: ANYBODY,
  logout: SIGNED_IN,
  forgotPassword: ANYBODY,
  resetPassword: ANYBODY,
  addPhone: SIGNED_IN,
  resendPhoneCode: SIGNED_IN,
  verifyPhone: SIGNED_IN,
  shopBySlug: ANYBODY,
  shopByCustomDomain: ANYBODY,
  menu: ANYBODY,
  deliveryZoneByCoordinate: ANYBODY,
  slots: ANYBODY,
  loadCart: OWN_CART,
  saveCart: OWN_CART,
  checkPromotion: OWN_CART,
  quote: OWN_CART,
  placeOrder: OWN,
  listOrders: SIGNED_IN,
  loadOrder: OWN,
  cancelOrder: OWN,
  reorder: OWN,
  orderEvents: OWN,
  ensureCustomer: OWN_NAME,
  changeProfile: OWN,
  selectOrganization: STAFF_OF_BISTRO,
  listStaffOrders: STAFF_OF_BISTRO,
  loadStaffOrder: STAFF_OF_BISTRO,
  moveOrder: STAFF_OF_BISTRO,
  operationsEvents: STAFF,
  readOrderingState: STAFF_OF_BISTRO,
  writeOrderingState: STAFF_OF_BISTRO,
  changeAvailability: STAFF_OF_BISTRO,
  rewards: SIGNED_IN,
  rewardHistory: SIGNED_IN,
  loadConsent: ANYBODY,
  saveConsent: ANYBODY,
  build: ANYBODY,
  report: ANYBODY,
  devOutbox: ANYBODY,
  openApi: ANYBODY,
};

let server: TestServer;
let fixture: AccessFixture;
let requests: Requests;
beforeAll(async () => {
  server = await createTestServer();
  fixture = await createAccessFixture(server);
  requests = wellFormedRequests(fixture, BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

describe("who may call what", () => {
  it("is said of every endpoint of the contract", () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  });

  it.each(ENDPOINT_NAMES)("%s", async (name) => {
    const verdicts: Partial<Record<Actor, Verdict>> = {};
    for (const actor of ACTORS) verdicts[actor] = await ask(await fixture.as(actor), name);
    expect(verdicts).toEqual(EXPECTED[name]);
  });

  it("knows no back office on a shop's own host", async () => {
    const office = ENDPOINT_NAMES.filter((name) => isStaffPermission(ENDPOINTS[name].permission));
    expect(office).toHaveLength(8);
    for (const name of office) {
      const { method, path } = ENDPOINTS[name];
      const client = server.client("bistro-nord.localhost");
      const answered = await client.raw(
        method,
        `/api${path.replace("{id}", fixture.order.id)}`,
        method === "GET" ? {} : { body: "{}" },
      );
      expect([name, answered.status]).toEqual([name, 404]);
    }
  });

  it("says 405 for a method that an address does not have, and 404 for an address that there is not", async () => {
    const client = await fixture.as("admin");
    expect(await client.raw("DELETE", `/api/orders/${fixture.order.id}`)).toMatchObject({
      status: 405,
      key: "method_not_allowed",
    });
    expect(await client.raw("GET", "/api/nothing")).toMatchObject({ status: 404, key: "not_found" });
  });
});

async function ask<N extends EndpointName>(client: HttpClient, name: N): Promise<Verdict> {
  const { answerKind, path } = ENDPOINTS[name];
  const input = requests[name];
  if (answerKind !== "stream") return verdictOf((await client.call(name, input)).status);
  const address = input.params === undefined ? path : encodePath(name, input.params);
  const stream = await client.events(`/api${address}`);
  stream.close();
  return verdictOf(stream.status);
}

function verdictOf(status: number): Verdict {
  if (status === 401 || status === 403 || status === 404) return status;
  if (status >= 500 || status === 419 || status === 400) throw new Error(`Answered ${status}`);
  return "ok";
}

function rule(
  usual: Verdict,
  others: Partial<Record<Actor, Verdict>> = {},
): Readonly<Record<Actor, Verdict>> {
  const {
    guest = usual,
    otherGuest = usual,
    customer = usual,
    otherCustomer = usual,
    courier = usual,
  } = others;
  const { employee = usual, employeeElsewhere = usual, manager = usual, admin = usual } = others;
  return { guest, otherGuest, customer, otherCustomer, courier, employee, employeeElsewhere, manager, admin };
}
