import { SimulatedClock } from "xstate";
import type { Ports } from "#core/app/ports.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { toId, type CartId, type CustomerId, type LocationId, type ShopId } from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { User } from "#core/account/user.ts";
import type { Shop } from "#core/shop/shop.ts";
import { instantOfMillis, toMillis, type Instant } from "#core/time/instant.ts";
import { aCustomer, aUser } from "../builders/customer.ts";
import { NOON } from "../builders/values.ts";
import { aMenu } from "../builders/menu.ts";
import { aShop } from "../builders/shop.ts";
import {
  createCallLog,
  type CallLog,
  type InMemoryPorts,
  NOT_FOUND,
  recordCalls,
  UNAUTHENTICATED,
} from "./call-log.ts";
import { createInMemoryCartIds } from "./in-memory-cart-ids.ts";
import { createInMemoryConsents, createInMemoryDevice } from "./in-memory-device.ts";
import {
  createInMemoryCarts,
  changedProfile,
  createInMemoryAttempts,
  createInMemoryPerson,
  type SavedFile,
} from "./in-memory-person.ts";
import { createKitchen, type Kitchen } from "./in-memory-kitchen.ts";

/** The browser's page, in memory. */
export interface InMemoryPage {
  isOnline: boolean;
  holdsInput: boolean;
  /** Milliseconds of the last load, and how many there were. */
  reloadedAt: number | null;
  reloads: number;
}

/** The app's ports in memory, with the state behind them and the controls of a test. */
export interface TestBackend {
  readonly ports: Ports;
  readonly callLog: CallLog;
  readonly timers: SimulatedClock;
  readonly kitchen: Kitchen;
  readonly carts: Map<CartId, PricedCart>;
  readonly cartIds: ReturnType<typeof createInMemoryCartIds>;
  readonly attempts: ReturnType<typeof createInMemoryAttempts>;
  readonly coupons: Map<string, Promotion>;
  /** What the alarm did. */
  readonly noises: string[];
  readonly reports: string[];
  /** What was saved on the device. */
  readonly files: readonly SavedFile[];
  shop: Shop | null;
  menu: Menu;
  /** The account behind the password, and whether it is signed in. */
  account: User;
  isSignedIn: boolean;
  isMarked: boolean;
  isSoundAllowed: boolean;
  readonly page: InMemoryPage;
  zone: DeliveryZone | null;
  remembered: {
    /** By shop. */
    readonly locations: Map<ShopId, LocationId>;
    method: FulfillmentMethod | null;
    address: DeliveryAddress | null;
    /** Where somebody sets out from, as text. */
    pickupFrom: string | null;
  };
  now(): Instant;
}

/** Creates a backend: Friday noon at bistro-nord; nobody is signed in, nothing was ever ordered. */
export function createTestBackend(
  change: Partial<Pick<TestBackend, "shop" | "menu" | "account" | "isSignedIn" | "isMarked">> = {},
): TestBackend {
  const callLog = createCallLog();
  const timers = new SimulatedClock();
  const millis = (): number => toMillis(NOON) + timers.now();
  const now = (): Instant => instantOfMillis(millis());
  const carts = new Map<CartId, PricedCart>();
  const coupons = new Map<string, Promotion>();
  const kitchen = createKitchen(carts, now);
  const cartIds = createInMemoryCartIds();
  const attempts = createInMemoryAttempts();
  const noises: string[] = [];
  const reports: string[] = [];
  const files: SavedFile[] = [];
  const page: InMemoryPage = { isOnline: true, holdsInput: false, reloadedAt: null, reloads: 0 };
  let ids = 0;

  const shopOr404 = (): Shop => {
    if (backend.shop === null) throw NOT_FOUND;
    return backend.shop;
  };
  const signedIn = (): User => {
    if (!backend.isSignedIn) throw UNAUTHENTICATED;
    return backend.account;
  };
  const customer = (): User["customers"][number] | null =>
    backend.isSignedIn
      ? (backend.account.customers.find(({ shopId }) => shopId === backend.shop?.id) ?? null)
      : null;

  const ports: InMemoryPorts = {
    shop: { bySlug: shopOr404, byCustomDomain: shopOr404 },
    menu: { load: () => backend.menu },
    cart: createInMemoryCarts({ shop: shopOr404, menu: () => backend.menu, coupons, carts, customer, now }),
    cartIds,
    zones: {
      byCoordinate: () => backend.zone,
      ofLocation: () => (backend.zone === null ? [] : [backend.zone]),
    },
    fulfillmentPreferences: {
      readLocationId: (shopId) => backend.remembered.locations.get(shopId) ?? null,
      writeLocationId: (shopId, id) =>
        void (id === null
          ? backend.remembered.locations.delete(shopId)
          : backend.remembered.locations.set(shopId, id)),
      readMethod: () => backend.remembered.method,
      writeMethod: (method) => void (backend.remembered.method = method),
      readDeliveryAddress: () => backend.remembered.address,
      writeDeliveryAddress: (address) => void (backend.remembered.address = address),
      forgetPickupFrom: () => void (backend.remembered.pickupFrom = null),
    },
    auth: {
      me: signedIn,
      login: () => void (backend.isSignedIn = true),
      register: () => {
        backend.isSignedIn = true;
        return backend.account;
      },
      logout: () => void (backend.isSignedIn = false),
      forgotPassword: () => undefined,
      resetPassword: () => undefined,
    },
    loginMarks: {
      isMarkedLoggedIn: () => backend.isMarked,
      markLoggedIn: () => void (backend.isMarked = true),
      markLoggedOut: () => void (backend.isMarked = false),
    },
    phone: {
      add: () => 60,
      resend: () => 120,
      verify: () => {
        backend.account = { ...backend.account, phoneVerifiedAt: now() };
        return backend.account;
      },
    },
    session: {
      changeProfile: (_userId, change) => {
        backend.account = changedProfile(backend.account, change, () => ports.ids.ulid());
        return backend.account;
      },
      ensureCustomer: (userId, shopId, visitorId) => {
        const record = aCustomer({ id: toId<CustomerId>(`${shopId}`), userId, shopId, visitorId });
        backend.account = { ...backend.account, customers: [...backend.account.customers, record] };
        return record;
      },
      selectOrganization: (organizationId) => {
        backend.account = { ...backend.account, selectedOrganizationId: organizationId };
      },
    },
    ...createInMemoryPerson({
      now,
      user: signedIn,
      files,
      signOut: () => void (backend.isSignedIn = false),
    }),
    ...createInMemoryConsents(now),
    appearance: {
      readColorMode: () => null,
      chooseColorMode: () => undefined,
      chooseLocale: () => undefined,
    },
    ...kitchen.ports,
    orderAttempts: attempts,
    alarm: {
      isArmed: () => backend.isSoundAllowed,
      arm: () => {
        backend.isSoundAllowed = true;
        return Promise.resolve(true);
      },
      loop: () => void noises.push("loop"),
      ring: () => void noises.push("ring"),
      silence: () => void noises.push("silence"),
    },
    printer: { print: () => Promise.resolve() },
    absenceRules: { readAbsenceRule: () => false, writeAbsenceRule: () => undefined },
    ...createInMemoryDevice(),
    reports: {
      report: (error, where) => void reports.push(`${where}: ${error.tag}`),
      warn: (text) => void reports.push(text),
    },
    page: {
      isOnline: () => page.isOnline,
      holdsInput: () => page.holdsInput,
      sinceReloadMs: () => millis() - (page.reloadedAt ?? 0),
      reload: () => {
        page.reloadedAt = millis();
        page.reloads += 1;
      },
    },
    clock: { now, millis },
    ids: {
      ulid: () => {
        ids += 1;
        return `01J0000000000000000001D${String(ids).padStart(3, "0")}`;
      },
    },
  };
  const backend: TestBackend = {
    ports: recordCalls(ports, callLog),
    callLog,
    timers,
    kitchen,
    carts,
    cartIds,
    attempts,
    coupons,
    noises,
    reports,
    files,
    shop: aShop(),
    menu: aMenu(),
    account: aUser(),
    isSignedIn: false,
    isMarked: false,
    isSoundAllowed: true,
    page,
    zone: null,
    remembered: { locations: new Map(), method: null, address: null, pickupFrom: null },
    now,
    ...change,
  };
  return backend;
}
