import { type BodyOf, ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import {
  type CustomerId,
  type LocationId,
  type OrderId,
  type OrganizationId,
  type CashDropId,
  type PriceUpdateId,
  type ProductId,
  type ShopId,
  type UserId,
  type PasskeyId,
  type SessionId,
  toId,
  type VisitorId,
} from "#core/kernel/id.ts";
import { AVIATORILOR, BISTRO, BISTRO_ORGANIZATION, CENTRU, product } from "./http-shopping.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import type { CallInput } from "../http/http-client.ts";
import { officeRequests } from "./office-requests.ts";
import { STALE_VERSION } from "./stale-version.ts";

// Of nobody.
const NO_SESSION = toId<SessionId>("00000000000000000000000000");
const NO_PASSKEY = toId<PasskeyId>("00000000000000000000000000");

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
  readonly cashDropId: CashDropId;
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
export function wellFormedRequests(records: RequestRecords): Requests {
  const { cart, orderId, token, orderCart, userId, shop } = records;
  const { shopId, locationId } = shop;
  const page = { page: 1, perPage: 25 };
  const atLocation = { params: { id: locationId } };
  const ofOrder = { params: { id: orderId } };
  return {
    ...officeRequests(records),
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
        shopId: null,
      },
    },
    logout: {},
    forgotPassword: { body: { email: "nobody@example.com" } },
    resetPassword: { body: { token: "unknown", password: "o propoziție lungă" } },
    addPhone: { body: { phone: "12", password: null } },
    resendPhoneCode: {},
    verifyPhone: { body: { code: "000000" } },
    shopBySlug: { params: { slug: shop.slug }, query: {} },
    shopByCustomDomain: { params: { domain: shop.domain }, query: {} },
    menu: { query: { filter: { shopId } } },
    menuFile: { params: { slug: shop.slug } },
    deliveryZoneByCoordinate: { ...atLocation, query: { latitude: 44.4363, longitude: 26.0987 } },
    searchAddresses: { ...atLocation, query: { search: "Calea Victoriei" } },
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
    cancelOrder: { ...ofOrder, body: { version: STALE_VERSION } },
    answerLineChange: { params: { id: orderId }, body: { version: STALE_VERSION, agrees: true } },
    complainOfOrder: {
      ...ofOrder,
      body: { version: STALE_VERSION, problem: "late", itemIds: [], text: "A venit rece" },
    },
    reorder: { ...ofOrder, body: { locationId: shop.otherLocationId } },
    readOrderPush: ofOrder,
    switchOrderPush: { ...ofOrder, body: { device: null } },
    orderEvents: { ...ofOrder, query: { after: 0 } },
    ensureCustomer: { body: { userId, shopId, visitorId: null } },
    changeProfile: { params: { id: userId }, body: { firstName: "Ion" } },
    changePassword: {
      params: { id: userId },
      body: { currentPassword: "not the password", password: "o propoziție lungă" },
    },
    listSessions: { params: { id: userId } },
    endSessions: { params: { id: userId }, body: { sessionId: NO_SESSION } },
    proveSignIn: { body: { code: "000000" } },
    readFactor: { params: { id: userId } },
    beginFactor: { params: { id: userId }, body: { password: "not the password" } },
    confirmFactor: { params: { id: userId }, body: { code: "000000" } },
    renewRecoveryCodes: { params: { id: userId }, body: { code: "000000" } },
    removeFactor: { params: { id: userId }, body: { code: "000000" } },
    listPasskeys: { params: { id: userId } },
    beginPasskey: { params: { id: userId }, body: { password: "not the password", code: null } },
    addPasskey: {
      params: { id: userId },
      body: { name: "Telefonul meu", credential: "AAAA", clientData: "e30", attestation: "oA" },
    },
    // Of nobody, so it is refused.
    renamePasskey: { params: { id: userId }, body: { passkeyId: NO_PASSKEY, name: "Telefonul meu" } },
    removePasskey: {
      params: { id: userId },
      body: { passkeyId: NO_PASSKEY, password: "not the password", code: null },
    },
    beginPasskeySignIn: {},
    signInByPasskey: {
      body: {
        credential: "AAAA",
        clientData: "e30",
        authenticatorData: "AAAA",
        signature: "AAAA",
        userHandle: null,
      },
    },
    exportPerson: { params: { id: userId }, body: { password: "not the password" } },
    deleteAccount: {
      params: { id: userId },
      body: { password: "not the password", confirmation: "nobody@example.com" },
    },
    lookUpRun: { body: { number: "Z-999", pin: "000000" } },
    loadRun: { params: { token } },
    actOnRun: {
      params: { token },
      body: { id: "tap-1", type: "picked_up", at: instantOfMillis(Date.UTC(2026, 10, 18, 12)) },
    },
    rewards: { query: { shopId } },
    rewardHistory: { query: { shopId, ...page } },
    findRedirect: { query: { path: `/shops/${shop.slug}/menu` } },
    sendLead: {
      body: {
        name: "Ion Pop",
        restaurant: "La Ion",
        email: "ion@example.com",
        phone: "0722 000 111",
        message: "Două locații,\ncu livrare.",
      },
    },
    loadConsent: {},
    saveConsent: { body: { analytics: false, marketing: false, visitorId: null } },
    countEvent: {
      body: {
        shopId,
        visitorId: toId<VisitorId>("01kb0000000000000000000000"),
        timestamp: instantOfMillis(Date.UTC(2026, 10, 18, 12)),
        type: "menu_view",
        value: null,
        metadata: null,
        aSId: "01kb0000000000000000000001",
      },
    },
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
