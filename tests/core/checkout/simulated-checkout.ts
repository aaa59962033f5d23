import { createActor, type Actor } from "xstate";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { CheckoutEmitted } from "#core/checkout/checkout-events.ts";
import type { checkoutMachine } from "#core/checkout/checkout.machine.ts";
import { connectCheckout } from "#core/checkout/connect-checkout.ts";
import type { OrderAttempt } from "#core/checkout/order-attempt.ts";
import type { CartId, ShopId } from "#core/kernel/id.ts";
import { createVisits } from "#tests/statecharts/visits.ts";
import { aCart } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";

/** The states that simulated checkouts were in. */
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
  ifMissing: "remove",
  kitchenNote: "",
  tip: null,
  wantsInvoice: false,
  companyName: "",
  companyTaxId: "",
  acceptTerms: true,
};

/** A checkout with a backend of its own. */
export interface OpenedCheckout {
  readonly backend: TestBackend;
  readonly actor: Actor<typeof checkoutMachine>;
  readonly emitted: CheckoutEmitted[];
  pass(millis: number): Promise<void>;
}

/** Starts checkout for Ana with everything filled in, and waits for the first quote. */
export async function simulateCheckout(
  backend = backendWithCart(),
  change: {
    readonly draft?: Partial<CheckoutDraft>;
    readonly attempt?: OrderAttempt | null;
    readonly cart?: typeof CART | null;
  } = {},
): Promise<OpenedCheckout> {
  const actor = createActor(connectCheckout(backend.ports.checkout, backend.attempts, backend.ports.ids), {
    clock: backend.timers,
    inspect: visits.inspect,
    input: {
      shopId: SHOP,
      cart: change.cart === undefined ? CART : change.cart,
      draft: { ...DRAFT, ...change.draft },
      attempt: change.attempt ?? null,
      fromMobileApp: false,
    },
  });
  const emitted: CheckoutEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const pass = async (millis: number): Promise<void> => {
    backend.timers.increment(millis);
    await flush();
  };
  await pass(300);
  return { backend, actor, emitted, pass };
}

/** A backend that stores the cart. */
export function backendWithCart(): TestBackend {
  const backend = createTestBackend();
  backend.carts.set(CART.id, {
    ...aCart(),
    lines: [],
    presentedUi: { total: lei("30.00") },
    fromMobileApp: false,
    promotions: [],
    changes: { dropped: [], repriced: [] },
  });
  return backend;
}
