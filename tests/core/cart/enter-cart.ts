import { createActor, type Actor } from "xstate";
import type { CartEdit, CartEmitted } from "#core/cart/cart-events.ts";
import type { cartMachine } from "#core/cart/cart.machine.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import type { CartId, ProductId, ShopId } from "#core/kernel/id.ts";
import { createVisits } from "#tests/statecharts/visits.ts";
import { aCart, anItem } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import type { Instant } from "#core/time/instant.ts";
import { aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { flush } from "#tests/support/patience.ts";

/** The states that the carts here were in. */
export const visits = createVisits();
/** The shop that is entered. */
export const SHOP = idOf<ShopId>("bistro");
const { id: _id, ...pizza } = anItem();
/** One pizza to put into the cart. */
export const PIZZA = pizza;
/** One soup to put into the cart. */
export const SOUP = { ...PIZZA, productId: idOf<ProductId>("Soup") };

/** The cart with a backend of its own, and what it emitted since it was entered. */
export interface EnteredCart {
  readonly backend: TestBackend;
  readonly actor: Actor<typeof cartMachine>;
  readonly emitted: CartEmitted[];
  /** What it emitted on the way in. */
  readonly entering: readonly CartEmitted[];
  pass(millis: number): Promise<void>;
}

/** Enters the shop with its cart, makes the edits at once, and waits until the cart is there. */
export async function enterCart(
  backend: TestBackend = backendWithSoup(),
  edits: readonly CartEdit[] = [],
): Promise<EnteredCart> {
  const actor = createActor(connectCart(backend.ports), {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { menu: backend.menu, fromMobileApp: false },
  });
  const emitted: CartEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  if (backend.shop === null) throw new Error("No shop to enter");
  actor.send({ type: "cart.enter", shop: backend.shop, locationId: CENTRU });
  for (const edit of edits) actor.send(edit);
  await flush();
  const entering = emitted.splice(0);
  const pass = async (millis: number): Promise<void> => {
    backend.timers.increment(millis);
    await flush();
  };
  return { backend, actor, emitted, entering, pass };
}

/** A backend whose shop sells pizza everywhere and soup at Centru. */
export function backendWithSoup(): TestBackend {
  const pizza = aProduct("Pizza", {
    priceByLocation: priced("30.00", CENTRU, AVIATORILOR),
    redeemableByPoints: true,
    redeemableFor: 300,
  });
  return createTestBackend({
    menu: aMenu({ products: [pizza, aProduct("Soup", { priceByLocation: priced("20.00") })] }),
  });
}

/** Puts a cart with one pizza into the backend. */
export function storedCart(backend: TestBackend, updatedAt: Instant): CartId {
  const cart = aCart([anItem()], { updatedAt });
  const unpriced = { lines: [], presentedUi: { total: null }, fromMobileApp: false, promotions: [] };
  backend.carts.set(cart.id, { ...cart, ...unpriced, changes: { dropped: [], repriced: [] } });
  return cart.id;
}
