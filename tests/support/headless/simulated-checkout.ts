import { createActor, type Actor } from "xstate";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { CheckoutEmitted } from "#core/checkout/checkout-events.ts";
import type { checkoutMachine } from "#core/checkout/checkout.machine.ts";
import { connectCheckout } from "#core/checkout/connect-checkout.ts";
import type { OrderAttempt } from "#core/checkout/order-attempt.ts";
import type { CartId, ShopId } from "#core/kernel/id.ts";
import { aCart } from "../builders/cart.ts";
import { idOf } from "../builders/id.ts";
import { lei } from "../builders/menu.ts";
import { CENTRU } from "../builders/shop.ts";
import { flush } from "../flush.ts";
import { createWorld, type World } from "./in-memory-ports.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

/** The states that the checkouts opened here were in. */
export const visits = createVisits();
/** The shop of the carts here. */
export const SHOP = idOf<ShopId>("bistro");
/** The cart that the server holds: one pizza. */
export const CART = { id: idOf<CartId>("cart"), revision: 1 };
const DRAFT: CheckoutDraft = {
  locationId: CENTRU,
  method: "pickup",
  address: null,
  firstName: "Ana",
  lastName: "Popescu",
  timing: { type: "asap" },
  paymentMethod: "cash",
  cashChangeFor: null,
  cutlery: false,
  kitchenNote: "",
  tip: null,
  wantsInvoice: false,
  companyName: "",
  companyTaxId: "",
  acceptTerms: true,
};

/** A checkout in a world of its own. */
export interface OpenedCheckout {
  readonly world: World;
  readonly actor: Actor<typeof checkoutMachine>;
  readonly facts: CheckoutEmitted[];
  pass(millis: number): Promise<void>;
}

/** Opens checkout for Ana, everything filled in, and waits for the first quote. */
export async function openSimulatedCheckout(
  world = worldWithCart(),
  change: {
    readonly draft?: Partial<CheckoutDraft>;
    readonly attempt?: OrderAttempt | null;
    readonly cart?: typeof CART | null;
  } = {},
): Promise<OpenedCheckout> {
  const actor = createActor(connectCheckout(world.ports.checkout, world.attempts, world.ports.ids), {
    clock: world.timers,
    inspect: visits.inspect,
    input: {
      shopId: SHOP,
      cart: change.cart === undefined ? CART : change.cart,
      draft: { ...DRAFT, ...change.draft },
      attempt: change.attempt ?? null,
      fromMobileApp: false,
    },
  });
  const facts: CheckoutEmitted[] = [];
  actor.on("*", (fact) => void facts.push(fact));
  actor.start();
  const pass = async (millis: number): Promise<void> => {
    world.timers.increment(millis);
    await flush();
  };
  await pass(300);
  return { world, actor, facts, pass };
}

/** A world that holds the cart. */
export function worldWithCart(): World {
  const world = createWorld();
  world.carts.set(CART.id, {
    ...aCart(),
    lines: [],
    presentedUi: { total: lei("30.00") },
    fromMobileApp: false,
    promotions: [],
    changes: { dropped: [], repriced: [] },
  });
  return world;
}
