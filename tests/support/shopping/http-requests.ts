import { type BodyOf, ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import {
  toId,
  type CustomerId,
  type LocationId,
  type OrderId,
  type OrganizationId,
  type PriceUpdateId,
  type PrintingId,
  type ProductId,
  type ShopId,
  type UserId,
} from "#core/kernel/id.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import type { CallInput } from "../http/http-client.ts";
import { AVIATORILOR, BISTRO, BISTRO_ORGANIZATION, CENTRU, product } from "./http-shopping.ts";

/** What requests to a shop name of it. */
export interface RequestShop {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  readonly slug: string;
  readonly domain: string;
  readonly locationId: LocationId;
  /** Where an order is repeated. */
  readonly otherLocationId: LocationId;
  readonly productId: ProductId;
  readonly code: string;
}

/** The records that requests are about. */
export interface RequestRecords {
  readonly userId: UserId;
  /** Of the user at the shop. */
  readonly customerId: CustomerId;
  /** An open cart, and what would order it. */
  readonly cart: BodyOf<"saveCart">;
  readonly orderCart: BodyOf<"placeOrder">;
  readonly orderId: OrderId;
  /** Of the link to the order's run. */
  readonly token: string;
  /** A draft of the organization. */
  readonly priceUpdateId: PriceUpdateId;
  readonly shop: RequestShop;
}

/** The demo's first shop. */
export const BISTRO_SHOP: RequestShop = {
  organizationId: BISTRO_ORGANIZATION,
  shopId: BISTRO,
  slug: "bistro-nord",
  domain: "zen.test",
  locationId: CENTRU,
  otherLocationId: AVIATORILOR,
  productId: product("limonada-clasica"),
  code: "NORD20",
};

/** A request to every endpoint. */
export type Requests = { readonly [N in EndpointName]: CallInput<N> };

/** Every endpoint by its name. */
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter(
  (name): name is EndpointName => name in ENDPOINTS,
);

/**
 * A well-formed request to every endpoint, at these records. Where a success would
 * change what the next request meets, it is one that a rule refuses: a stale version, a wrong password.
 */
export function wellFormedRequests({
  cart,
  orderId,
  token,
  orderCart,
  priceUpdateId,
  userId,
  customerId,
  shop,
}: RequestRecords): Requests {
  const { organizationId, shopId, locationId } = shop;
  const page = { page: 1, perPage: 25 };
  const atLocation = { params: { id: locationId } };
  const ofOrder = { params: { id: orderId } };
  const ofUpdate = { params: { id: priceUpdateId } };
  const STALE = 99;
  const price = { amount: "1.00", currency: "RON" } as const;
  // Changes nothing, so it is refused.
  const unchanged = {
    type: "product",
    id: shop.productId,
    locationId,
    expectedPrice: price,
    newPrice: price,
  } as const;
  const phoned = {
    phone: "0722 000 111",
    items: [],
    fulfillmentMethod: "pickup",
    deliveryAddress: null,
    timing: { type: "asap" },
    paymentMethod: null,
  } as const;
  return {
    csrfCookie: {},
    me: { query: {} },
    login: { body: { email: "ana@example.com", password: "not the password" } },
    register: {
      body: {
        firstName: "Dan",
        lastName: "Nou",
        email: "dan.nou@example.com",
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
    shopBySlug: { params: { slug: shop.slug }, query: {} },
    shopByCustomDomain: { params: { domain: shop.domain }, query: {} },
    menu: { query: { filter: { shopId } } },
    deliveryZoneByCoordinate: { ...atLocation, query: { latitude: 44.4363, longitude: 26.0987 } },
    slots: { ...atLocation, query: { method: "pickup", date: "2026-11-18" } },
    loadCart: { params: { id: cart.id } },
    saveCart: { body: cart },
    checkPromotion: { body: { code: shop.code, cartId: cart.id } },
    quote: {
      body: {
        cartId: cart.id,
        locationId,
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
    listOrders: { query: { filter: { state: "active", shopId }, ...page } },
    loadOrder: ofOrder,
    cancelOrder: { ...ofOrder, body: { version: STALE } },
    answerLineChange: { params: { id: orderId }, body: { version: STALE, agrees: true } },
    complainOfOrder: {
      ...ofOrder,
      body: { version: STALE, problem: "late", itemIds: [], text: "A venit rece" },
    },
    reorder: { ...ofOrder, body: { locationId: shop.otherLocationId } },
    orderEvents: { ...ofOrder, query: { after: 0 } },
    ensureCustomer: { body: { userId, shopId, visitorId: null } },
    changeProfile: { params: { id: userId }, body: { firstName: "Ion" } },
    changePassword: {
      params: { id: userId },
      body: { currentPassword: "not the password", password: "o propoziție lungă" },
    },
    exportPerson: { params: { id: userId }, body: { password: "not the password" } },
    deleteAccount: {
      params: { id: userId },
      body: { password: "not the password", confirmation: "nobody@example.com" },
    },
    selectOrganization: { body: { organizationId } },
    listStaffOrders: {
      query: {
        filter: { status: ["pending"], locationId, period: "today", search: "A" },
        sort: "-placed_at",
        ...page,
      },
    },
    exportOrders: { query: { filter: { status: ["pending"], locationId }, sort: "placed_at" } },
    loadStaffOrder: ofOrder,
    moveOrder: { ...ofOrder, body: { event: "accept", version: STALE, readyInMinutes: 20 } },
    listPrintings: ofOrder,
    printTicket: { ...ofOrder, body: { id: toId<PrintingId>(orderId), copy: STALE } },
    listCouriers: atLocation,
    loadCustomer: { params: { id: customerId } },
    blockCustomer: { params: { id: customerId }, body: { reason: null } },
    findCaller: { ...atLocation, body: { phone: "0722 000 111" } },
    quotePhoneOrder: { ...atLocation, body: phoned },
    placePhoneOrder: {
      ...atLocation,
      body: {
        ...phoned,
        paymentMethod: "cash",
        contact: { firstName: "Dan", lastName: null },
        cashChangeFor: null,
        cutlery: false,
        kitchenNote: null,
        expectedTotal: { amount: "0.01", currency: "RON" },
        expectedPromise: null,
      },
      headers: { "idempotency-key": "well-formed" },
    },
    loadRun: { params: { token } },
    actOnRun: {
      params: { token },
      body: { id: "tap-1", type: "picked_up", at: instantOfMillis(Date.UTC(2026, 10, 18, 12)) },
    },
    renewCourierLink: ofOrder,
    operationsEvents: { query: { after: 0 } },
    readDaySales: { ...atLocation, query: { date: "2026-11-18" } },
    readLags: {},
    readPush: {},
    switchPush: { body: { device: null } },
    readOrderingState: atLocation,
    writeOrderingState: {
      ...atLocation,
      body: { mode: "busy", extraMinutes: 15, scope: "all", until: null, pinned: false, reason: null },
    },
    readAvailability: atLocation,
    changeAvailability: {
      ...atLocation,
      body: { changes: [{ type: "product", id: shop.productId, disabledUntil: null }] },
    },
    readStock: atLocation,
    changeStock: { ...atLocation, body: { changes: [{ productId: shop.productId, count: null }] } },
    listPriceUpdates: { query: page },
    loadPriceUpdate: ofUpdate,
    createPriceUpdate: { body: { effectiveAt: null, changes: [unchanged], confirmedPrice: null } },
    revisePriceUpdate: { ...ofUpdate, body: { version: STALE, confirmedPrice: null } },
    applyPriceUpdate: { ...ofUpdate, body: { version: STALE, confirmedPrice: null } },
    revertPriceUpdate: { ...ofUpdate, body: { version: STALE } },
    rewards: { query: { shopId } },
    rewardHistory: { query: { shopId, ...page } },
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
