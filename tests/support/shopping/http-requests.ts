import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { toId, type OrganizationId, type UserId } from "#core/kernel/id.ts";
import type { CallInput } from "../http/http-client.ts";
import { AVIATORILOR, BISTRO, CENTRU, newId, product } from "./http-shopping.ts";
import type { AccessFixture } from "./access-fixture.ts";

/** A request to every endpoint. */
export type Requests = { readonly [N in EndpointName]: CallInput<N> };

/** Every endpoint by its name. */
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter(
  (name): name is EndpointName => name in ENDPOINTS,
);

/**
 * A well-formed request to every endpoint, at what belongs to the customer and to Bistro Nord. Where a success would
 * change what the next request meets, it is one that a rule refuses: a stale version, a wrong password.
 */
export function wellFormedRequests(
  { cart, order, orderCart, userId }: Omit<AccessFixture, "as">,
  organizationId: OrganizationId,
): Requests {
  const { lines: _lines, changes: _changes, promotions: _promotions, updatedAt: _at, ...held } = cart;
  const page = { page: 1, perPage: 25 };
  const atLocation = { params: { id: CENTRU } };
  const ofOrder = { params: { id: order.id } };
  const STALE = 99;
  return {
    csrfCookie: {},
    me: { query: {} },
    login: { body: { email: "ana@example.com", password: "not the password" } },
    register: {
      body: {
        firstName: "Dan",
        lastName: "Nou",
        email: `${newId()}@example.com`.toLowerCase(),
        password: "o propoziție lungă",
        acceptTerms: false,
        acceptPrivacy: true,
        acceptMarketing: false,
      },
    },
    logout: {},
    forgotPassword: { body: { email: "nobody@example.com" } },
    resetPassword: { body: { token: "unknown", password: "o propoziție lungă" } },
    addPhone: { body: { phone: "12" } },
    resendPhoneCode: {},
    verifyPhone: { body: { code: "000000" } },
    shopBySlug: { params: { slug: "bistro-nord" }, query: {} },
    shopByCustomDomain: { params: { domain: "zen.test" }, query: {} },
    menu: { query: { filter: { shopId: BISTRO } } },
    deliveryZoneByCoordinate: { ...atLocation, query: { latitude: 44.4363, longitude: 26.0987 } },
    slots: { ...atLocation, query: { method: "pickup", date: "2026-11-18" } },
    loadCart: { params: { id: cart.id } },
    saveCart: { body: { ...held, baseRevision: null, writer: null } },
    checkPromotion: { body: { code: "NORD20", cartId: cart.id } },
    quote: {
      body: {
        cartId: cart.id,
        locationId: CENTRU,
        fulfillmentMethod: "pickup",
        deliveryAddress: null,
        timing: { type: "asap" },
        tip: { percent: 5 },
        paymentMethod: "cash",
      },
    },
    placeOrder: {
      body: { ...orderCart, expectedTotal: { amount: "0.01", currency: "RON" }, tip: { percent: 10 } },
      headers: { "idempotency-key": "well-formed" },
    },
    listOrders: { query: { filter: { state: "active", shopId: BISTRO }, ...page } },
    loadOrder: ofOrder,
    cancelOrder: { ...ofOrder, body: { version: STALE } },
    reorder: { ...ofOrder, body: { locationId: AVIATORILOR } },
    orderEvents: { ...ofOrder, query: { after: 0 } },
    ensureCustomer: { body: { userId, shopId: BISTRO, visitorId: null } },
    changeProfile: { params: { id: toId<UserId>(userId) }, body: { firstName: "Ion" } },
    selectOrganization: { body: { organizationId } },
    listStaffOrders: {
      query: {
        filter: { status: ["pending"], locationId: CENTRU, period: "today", search: "A" },
        sort: "-placed_at",
        ...page,
      },
    },
    loadStaffOrder: ofOrder,
    moveOrder: { ...ofOrder, body: { event: "accept", version: STALE, readyInMinutes: 20 } },
    operationsEvents: { query: { after: 0 } },
    readOrderingState: atLocation,
    writeOrderingState: {
      ...atLocation,
      body: { mode: "busy", extraMinutes: 15, scope: "all", until: null, reason: null },
    },
    changeAvailability: {
      ...atLocation,
      body: { changes: [{ type: "product", id: product("limonada-clasica"), disabledUntil: null }] },
    },
    rewards: { query: { shopId: BISTRO } },
    rewardHistory: { query: { shopId: BISTRO, ...page } },
    loadConsent: {},
    saveConsent: { body: { analytics: false, marketing: false, visitorId: null } },
    build: {},
    report: {
      body: {
        tag: "Unexpected",
        key: "unexpected",
        message: "x is not a function",
        status: null,
        where: "window",
        page: "/menu",
        stack: null,
        build: "test",
      },
    },
    devOutbox: { query: {} },
    openApi: {},
  };
}
