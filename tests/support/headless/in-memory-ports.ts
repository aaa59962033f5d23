import { SimulatedClock } from "xstate";
import type { Ports } from "#core/app/ports.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { savedAddresses } from "#core/fulfillment/saved-addresses.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import {
  toId,
  type CartId,
  type CustomerId,
  type DeliveryAddressId,
  type LocationId,
  type ShopId,
} from "#core/kernel/id.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { User } from "#core/account/user.ts";
import type { Shop } from "#core/shop/shop.ts";
import { instantOfMillis, toMillis, type Instant } from "#core/time/instant.ts";
import { aCustomer, aUser } from "../builders/user.ts";
import { NOON } from "../builders/instant.ts";
import { aMenu } from "../builders/menu.ts";
import { aShop } from "../builders/shop.ts";
import { createCallLog, type CallLog } from "./call-log.ts";
import { createInMemoryConsents } from "./in-memory-consents.ts";
import { createInMemoryCartIds, createInMemoryCarts, NOT_FOUND } from "./in-memory-cart.ts";
import { createInMemoryPage, type InMemoryPage } from "./in-memory-page.ts";
import { createInMemoryAttempts, createKitchen, type Kitchen } from "./in-memory-orders.ts";

/** The error of an unauthenticated call. */
export const UNAUTHENTICATED: AppError = {
  tag: "Unauthenticated",
  key: "auth.unauthenticated",
  message: null,
};
/** The error of a call without a network. */
export const UNREACHABLE: AppError = { tag: "Unreachable", key: "network.unreachable", message: null };

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
  const kitchen = createKitchen(callLog, carts, now);
  const cartIds = createInMemoryCartIds();
  const attempts = createInMemoryAttempts();
  const noises: string[] = [];
  const reports: string[] = [];
  const tab = createInMemoryPage(millis);
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

  const ports: Ports = {
    shop: {
      bySlug: (_slug, signal) => callLog.run("shop.bySlug", signal, shopOr404),
      byCustomDomain: (_domain, signal) => callLog.run("shop.byCustomDomain", signal, shopOr404),
    },
    menu: { load: (_shopId, signal) => callLog.run("menu.load", signal, () => backend.menu) },
    cart: createInMemoryCarts({
      callLog,
      shop: shopOr404,
      menu: () => backend.menu,
      coupons,
      carts,
      customer,
      now,
    }),
    cartIds,
    zones: {
      byCoordinate: (_location, _place, signal) =>
        callLog.run("zones.byCoordinate", signal, () => backend.zone),
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
    },
    auth: {
      me: (signal) => callLog.run("auth.me", signal, signedIn),
      login: (_credentials, signal) =>
        callLog.run("auth.login", signal, () => void (backend.isSignedIn = true)),
      register: (_registration, signal) =>
        callLog.run("auth.register", signal, () => {
          backend.isSignedIn = true;
          return backend.account;
        }),
      logout: (signal) => callLog.run("auth.logout", signal, () => void (backend.isSignedIn = false)),
      forgotPassword: (_email, signal) => callLog.run("auth.forgotPassword", signal, () => undefined),
      resetPassword: (_token, _password, signal) =>
        callLog.run("auth.resetPassword", signal, () => undefined),
    },
    loginMarks: {
      isMarkedLoggedIn: () => backend.isMarked,
      markLoggedIn: () => void (backend.isMarked = true),
      markLoggedOut: () => void (backend.isMarked = false),
    },
    phone: {
      add: (_phone, signal) => callLog.run("phone.add", signal, () => 60),
      resend: (signal) => callLog.run("phone.resend", signal, () => 120),
      verify: (_code, signal) =>
        callLog.run("phone.verify", signal, () => {
          backend.account = { ...backend.account, phoneVerifiedAt: now() };
          return backend.account;
        }),
    },
    session: {
      changeProfile: (
        _userId,
        { deliveryAddresses: wantedList, defaultDeliveryAddress: wantedDefault, ...profile },
        signal,
      ) =>
        callLog.run("session.changeProfile", signal, () => {
          const wanted = { deliveryAddresses: wantedList, defaultDeliveryAddress: wantedDefault };
          const { replacesAddress, defaultDeliveryAddress, deliveryAddresses } = savedAddresses(
            backend.account,
            wanted,
            () => toId<DeliveryAddressId>(ports.ids.ulid()),
          );
          backend.account = {
            ...backend.account,
            ...profile,
            ...(replacesAddress ? { defaultDeliveryAddress } : {}),
            ...(deliveryAddresses === null ? {} : { deliveryAddresses }),
          };
          return backend.account;
        }),
      ensureCustomer: (userId, shopId, visitorId, signal) =>
        callLog.run("session.ensureCustomer", signal, () => {
          const record = aCustomer({ id: toId<CustomerId>(`${shopId}`), userId, shopId, visitorId });
          backend.account = { ...backend.account, customers: [...backend.account.customers, record] };
          return record;
        }),
      selectOrganization: (organizationId, signal) =>
        callLog.run("session.selectOrganization", signal, () => {
          backend.account = { ...backend.account, selectedOrganizationId: organizationId };
        }),
    },
    ...createInMemoryConsents(callLog, now),
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
    reports: {
      report: (error, where) => void reports.push(`${where}: ${error.tag}`),
      warn: (text) => void reports.push(text),
    },
    page: tab.port,
    clock: { now, millis },
    ids: {
      ulid: () => {
        ids += 1;
        return `01J0000000000000000001D${String(ids).padStart(3, "0")}`;
      },
    },
  };
  const backend: TestBackend = {
    ports,
    callLog,
    timers,
    kitchen,
    carts,
    cartIds,
    attempts,
    coupons,
    noises,
    reports,
    shop: aShop(),
    menu: aMenu(),
    account: aUser(),
    isSignedIn: false,
    isMarked: false,
    isSoundAllowed: true,
    page: tab.page,
    zone: null,
    remembered: { locations: new Map(), method: null, address: null },
    now,
    ...change,
  };
  return backend;
}
