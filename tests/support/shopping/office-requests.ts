import { FIRST_IMPORT_OPTIONS } from "#core/import/menu-import.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import {
  toId,
  type CategoryId,
  type EmployeeId,
  type InvitationId,
  type PrintingId,
  type PromotionId,
  type MessageId,
  type RedirectId,
  type TabletId,
} from "#core/kernel/id.ts";
import type { PromotionTerms } from "#core/setting/promotion/promotion-terms.ts";
import type { Requests, RequestRecords } from "./http-requests.ts";
import { settingRequests } from "./setting-requests.ts";
import { STALE_VERSION } from "./stale-version.ts";

// Of nobody and of nothing.
const NOBODY = toId<EmployeeId>("00000000000000000000000000");
const NO_TABLET = toId<TabletId>("00000000000000000000000000");
const NO_INVITATION = toId<InvitationId>("00000000000000000000000000");
const NO_PROMOTION = toId<PromotionId>("00000000000000000000000000");
const NO_CATEGORY = toId<CategoryId>("00000000000000000000000000");
const NO_MESSAGE = toId<MessageId>("00000000000000000000000000");
const NO_REDIRECT = toId<RedirectId>("00000000000000000000000000");

const NO_FILE = { name: "menu.json", content: "" };

const NO_TERMS: PromotionTerms = {
  name: "",
  automatic: true,
  code: null,
  discount: { value: "0.10" },
  appliesToModifiers: true,
  limitedToLocationIds: null,
  limitedToProductIds: null,
  limitedToMobileApp: false,
  limitedToFulfillmentMethods: null,
  usageLimitPerCustomer: null,
  totalLimit: null,
  validFrom: null,
  validUntil: null,
  weekdayHours: null,
};
// No draft was edited so often.
const STALE_REVISION = 1_000_000;

/** A well-formed request to every endpoint of the back office; what would change something is refused by a rule. */
export function officeRequests({ orderId, priceUpdateId, cashDropId, customerId, shop }: RequestRecords) {
  const { organizationId, shopId, locationId } = shop;
  const page = { page: 1, perPage: 25 };
  const ofShop = { params: { id: shopId } };
  const atLocation = { params: { id: locationId } };
  const ofOrder = { params: { id: orderId } };
  const ofUpdate = { params: { id: priceUpdateId } };
  const dashboard = { query: { filter: { period: "last_30_days", locationId } } } as const;
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
  // Is not on the menu, and not to be.
  const category = { type: "category", id: NO_CATEGORY, order: 1, names: { ro: "-", en: null } } as const;
  return {
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
    moveOrder: { ...ofOrder, body: { event: "accept", version: STALE_VERSION, readyInMinutes: 20 } },
    listPrintings: ofOrder,
    printTicket: { ...ofOrder, body: { id: toId<PrintingId>(orderId), copy: STALE_VERSION } },
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
        isTest: false,
        kitchenNote: null,
        expectedTotal: { amount: "0.01", currency: "RON" },
        expectedPromise: null,
      },
      headers: { "idempotency-key": "well-formed" },
    },
    renewCourierLink: ofOrder,
    operationsEvents: { query: { after: 0 } },
    readSummary: dashboard,
    readSeries: dashboard,
    readSalesHours: dashboard,
    readSalesProducts: dashboard,
    readSalesRates: dashboard,
    readListSums: { query: { filter: { ...dashboard.query.filter, status: "fulfilled" } } },
    readReplayPlan: { query: { locationId, date: "2026-11-18" } },
    exportSales: { query: { ...dashboard.query, file: "days" } },
    readDaySales: { ...atLocation, query: { date: "2026-11-18" } },
    dropCash: {
      ...atLocation,
      body: {
        date: "2026-11-18",
        courier: { employeeId: null, name: "Nobody" },
        due: price,
        counted: price,
        note: null,
      },
    },
    recountCash: { params: { id: cashDropId }, body: { counted: price, note: null } },
    readLags: {},
    listOwnRuns: {},
    loadOwnRun: ofOrder,
    actOnOwnRun: {
      ...ofOrder,
      body: { id: "tap-1", type: "picked_up", at: instantOfMillis(Date.UTC(2026, 10, 18, 12)) },
    },
    readPush: {},
    switchPush: { body: { device: null } },
    readTablet: {},
    switchPerson: { body: { employeeId: NOBODY, pin: "482913" } },
    readPin: {},
    writePin: { body: { password: "not the password", pin: "482913" } },
    listTablets: {},
    shareTablet: atLocation,
    revokeTablet: { params: { id: NO_TABLET } },
    exportOrganization: {},
    listAudit: { query: { filter: { search: "ana", period: "today" }, ...page } },
    listStaff: {},
    changeEmployee: { params: { id: NOBODY }, body: { role: "employee", locationIds: null } },
    readFactorRule: {},
    writeFactorRule: { body: { isNeeded: false } },
    resetFactor: { params: { id: NOBODY } },
    removeEmployee: { params: { id: NOBODY } },
    inviteEmployee: { body: { email: "somebody@example.com", role: "employee", locationIds: [] } },
    withdrawInvitation: { params: { id: NO_INVITATION } },
    readInvitation: { body: { token: "no token" } },
    acceptInvitation: { body: { token: "no token" } },
    registerInvited: {
      body: {
        token: "no token",
        firstName: "Dana",
        lastName: "Pop",
        password: "o parola lunga",
        acceptTerms: true,
        acceptPrivacy: true,
      },
    },
    ...settingRequests(shop),
    listPromotions: ofShop,
    // Without a name, so it is refused.
    createPromotion: { ...ofShop, body: { terms: NO_TERMS } },
    writePromotion: { params: { id: NO_PROMOTION }, body: { version: STALE_VERSION, terms: NO_TERMS } },
    endPromotion: { params: { id: NO_PROMOTION }, body: { version: STALE_VERSION } },
    listLaunches: {},
    publishShop: { ...ofShop, body: { isPublished: true } },
    noteSound: ofShop,
    listMessages: { query: { filter: {} } },
    sendAgain: { params: { id: NO_MESSAGE } },
    previewMessages: { query: { locale: "ro" } },
    deleteTestOrders: ofShop,
    listRedirects: {},
    addRedirect: { body: { path: "/menu", to: "/menu", status: 302 } },
    removeRedirect: { params: { id: NO_REDIRECT } },
    readOrderingState: atLocation,
    readAbsenceRule: atLocation,
    writeAbsenceRule: { ...atLocation, body: { pausesOrders: false } },
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
    revisePriceUpdate: { ...ofUpdate, body: { version: STALE_VERSION, confirmedPrice: null } },
    applyPriceUpdate: { ...ofUpdate, body: { version: STALE_VERSION, confirmedPrice: null } },
    loadMenuDraft: ofShop,
    editMenuDraft: { ...ofShop, body: { changes: [{ base: category, entry: null }] } },
    discardMenuDraft: { ...ofShop, body: { revision: STALE_REVISION, ids: null } },
    scheduleMenu: { ...ofShop, body: { revision: STALE_REVISION, publishAt: null } },
    putProductPicture: {
      params: { id: shop.productId },
      body: { shopId: ofShop.params.id, picture: new Blob(["no picture"]), contentHash: null },
    },
    previewMenuImport: { ...ofShop, body: { files: [NO_FILE], options: FIRST_IMPORT_OPTIONS } },
    importMenu: {
      ...ofShop,
      body: { files: [NO_FILE], options: FIRST_IMPORT_OPTIONS, revision: STALE_REVISION },
    },
    downloadMenu: ofShop,
    publishMenu: { ...ofShop, body: { revision: STALE_REVISION } },
    listMenuPublications: { ...ofShop, query: page },
    previewMenuReversal: { params: { ...ofShop.params, number: 0 } },
    revertMenu: { params: { ...ofShop.params, number: 0 }, body: { publications: STALE_REVISION } },
    revertPriceUpdate: { ...ofUpdate, body: { version: STALE_VERSION } },
  } satisfies Partial<Requests>;
}
