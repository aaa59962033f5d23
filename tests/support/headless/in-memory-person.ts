import type { OrderAttempt, OrderAttemptStorage, OrderKey } from "#core/checkout/order-attempt.ts";
import type { Passkey } from "#core/account/passkey/passkey.ts";
import type { ProfileChange } from "#core/account/session.ports.ts";
import type { User } from "#core/account/user.ts";
import { savedAddresses } from "#core/fulfillment/saved-addresses.ts";
import { toId, type DeliveryAddressId, type CartId, type PasskeyId, type ShopId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { type InMemoryPorts, NOT_FOUND, refused } from "./call-log.ts";
import { couponsOf, type PricedCart } from "#core/cart/cart.ts";
import type { CartSave, SavedCart } from "#core/cart/cart.ports.ts";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import { rebaseCart } from "#core/cart/edit/rebase-cart.ts";
import { repricedItems } from "#core/cart/edit/revalidate.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import { matchCoupon } from "#core/promotion/match-coupon.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Customer } from "#core/account/customer.ts";
import type { Shop } from "#core/shop/shop.ts";
import { localTimeOf } from "#core/time/local-time.ts";

/** What was saved on the device. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

interface PersonDeps {
  readonly now: () => Instant;
  readonly user: () => User;
  readonly files: SavedFile[];
  readonly signOut: () => void;
}

/** What a person proves the password for; every password is right. */
export function createInMemoryPerson({
  now,
  user,
  files,
  signOut,
}: PersonDeps): Pick<InMemoryPorts, "person" | "factors" | "passkeys" | "files" | "rewards" | "builds"> {
  const passkeys: Passkey[] = [];
  return {
    builds: { readVersion: () => "" },
    rewards: {
      load: () => ({ availableRewardPoints: 0, held: 0, pointsPerUnit: "1", redeemable: [] }),
      listEntries: (_shopId, page) => ({ items: [], page, perPage: 25, total: 0 }),
    },
    person: {
      changePassword: () => undefined,
      listSessions: () => [],
      endSessions: () => undefined,
      exportPerson: () => ({ madeAt: now(), ordersLeftOut: 0, records: { users: [{ id: user().id }] } }),
      deleteAccount: signOut,
    },
    factors: {
      read: () => ({ addedAt: null, recoveryCodesLeft: 0 }),
      begin: () => ({ secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Diner?secret=JBSWY3DPEHPK3PXP" }),
      confirm: () => ["01234-ABCDE"],
      renewCodes: () => ["56789-FGHJK"],
      remove: () => undefined,
      readRule: () => ({ isNeeded: false, without: 2 }),
      writeRule: (isNeeded) => ({ isNeeded, without: 2 }),
    },
    passkeys: {
      list: () => ({ passkeys: [...passkeys], host: "localhost", asks: "password" }),
      begin: () => ({
        challenge: "challenge",
        host: "localhost",
        userHandle: "handle",
        email: user().email,
        displayName: user().firstName,
        knownCredentials: [],
      }),
      add: (_userId, name) => {
        const id = toId<PasskeyId>(`01PASSKEY${String(passkeys.length).padStart(17, "0")}`);
        passkeys.push({ id, name, host: "localhost", addedAt: now(), usedAt: null });
      },
      rename: (_userId, id, name) => {
        for (const [at, one] of passkeys.entries()) if (one.id === id) passkeys[at] = { ...one, name };
      },
      remove: (_userId, id) => {
        passkeys.splice(0, passkeys.length, ...passkeys.filter((one) => one.id !== id));
      },
      challenge: () => ({ challenge: "challenge", host: "localhost" }),
    },
    files: {
      saveJson: (name, text) => {
        files.push({ name, text });
        return Promise.resolve();
      },
      saveText: (name, text) => {
        files.push({ name, text });
        return Promise.resolve();
      },
    },
  };
}

/** A profile after a change, as the server keeps it. */
export function changedProfile(
  user: User,
  { deliveryAddresses: wantedList, defaultDeliveryAddress: wantedDefault, ...profile }: ProfileChange,
  newId: () => string,
): User {
  const wanted = { deliveryAddresses: wantedList, defaultDeliveryAddress: wantedDefault };
  const { replacesAddress, defaultDeliveryAddress, deliveryAddresses } = savedAddresses(user, wanted, () =>
    toId<DeliveryAddressId>(newId()),
  );
  return {
    ...user,
    ...profile,
    ...(replacesAddress ? { defaultDeliveryAddress } : {}),
    ...(deliveryAddresses === null ? {} : { deliveryAddresses }),
  };
}

/** What the in-memory carts are priced with. */
export interface CartStore {
  readonly shop: () => Shop;
  readonly menu: () => Menu;
  readonly coupons: Map<string, Promotion>;
  readonly carts: Map<CartId, PricedCart>;
  readonly customer: () => Customer | null;
  readonly now: () => Instant;
}

/** Keeps carts as the server does: an older revision is answered with the held cart and writes nothing. */
export function createInMemoryCarts(store: CartStore): InMemoryPorts["cart"] {
  const { carts, coupons } = store;
  const contextOf = (fromMobileApp: boolean): Parameters<typeof priceCart>[2] => ({
    now: store.now(),
    localTime: localTimeOf(store.now(), store.shop().timezone),
    fulfillmentMethod: null,
    fromMobileApp,
    currency: store.shop().currency,
    features: store.shop().features,
    exhaustedPromotionIds: [],
    stock: {},
    promotions: [...store.shop().availablePromotions, ...coupons.values()],
    customer: store.customer(),
  });
  const load = (id: CartId): PricedCart => {
    const cart = carts.get(id);
    if (cart === undefined) throw NOT_FOUND;
    return cart;
  };
  // As the column `writers` of the database.
  const writers = new Map<CartId, Readonly<Record<string, number>>>();
  return {
    load,
    restore: load,
    save: (save) => {
      const held = carts.get(save.id);
      const known = writers.get(save.id) ?? {};
      const own = save.writer === null ? undefined : known[save.writer];
      const isOnTop = held?.revision === (save.known[0]?.revision ?? 0) || held?.revision === own;
      if (held?.revision === save.revision && own !== save.revision)
        throw refused("cart.revision_conflict", { revision: held.revision });
      if (held !== undefined && (held.revision >= save.revision || !isOnTop))
        return answered(save, own === undefined ? held : { ...held, writerRevision: own });
      const { lines, refusals, total } = priceCart(
        indexMenu(store.menu()),
        save,
        contextOf(save.fromMobileApp),
      );
      const [first] = refusals;
      if (first !== undefined) {
        const { key, ...details } = first;
        throw refused(key, "itemIds" in details ? { itemIds: details.itemIds } : { itemId: details.itemId });
      }
      const repriced = repricedItems(lines, held?.lines ?? []);
      const cart = {
        ...pricedCart(save, store.now(), lines, save.items.length === 0 ? null : total, repriced),
        promotions: couponsOf(save.items, [...coupons.values()]),
      };
      carts.set(save.id, cart);
      writers.set(save.id, save.writer === null ? {} : { ...known, [save.writer]: save.revision });
      return answered(save, cart);
    },
    checkCoupon: (code, cartId) => {
      const promotion = coupons.get(code) ?? null;
      const cart = carts.get(cartId);
      if (cart === undefined) throw NOT_FOUND;
      const match = matchCoupon(promotion, cart.items, {
        ...contextOf(cart.fromMobileApp),
        locationId: cart.locationId,
      });
      if (!match.ok || promotion === null) throw refused(match.ok ? "coupon.not_found" : match.error);
      return { promotion, itemIds: match.value, promotionId: promotion.id };
    },
  };
}

/** Keeps the pending order attempt, as a browser tab does. */
export function createInMemoryAttempts(): OrderAttemptStorage & {
  readonly attempts: Map<ShopId, OrderAttempt>;
} {
  const attempts = new Map<ShopId, OrderAttempt>();
  let key: OrderKey | null = null;
  return {
    attempts,
    readKey: () => key,
    writeKey: (kept) => {
      key = kept;
    },
    readAttempt: (shopId) => attempts.get(shopId) ?? null,
    writeAttempt: (attempt) => void attempts.set(attempt.shopId, attempt),
    forgetAttempt: (shopId) => void attempts.delete(shopId),
  };
}

function answered(save: CartSave, held: PricedCart): SavedCart {
  return { ...held, rebased: rebaseCart(save.known, save, held) };
}

function pricedCart(
  save: CartSave,
  now: Instant,
  lines: PricedCart["lines"],
  total: PricedCart["presentedUi"]["total"],
  repriced: PricedCart["changes"]["repriced"],
): Omit<PricedCart, "promotions"> {
  return {
    id: save.id,
    shopId: save.shopId,
    locationId: save.locationId,
    revision: save.revision,
    updatedAt: now,
    items: save.items,
    lines,
    presentedUi: { total },
    fromMobileApp: save.fromMobileApp,
    changes: { dropped: [], repriced },
  };
}
