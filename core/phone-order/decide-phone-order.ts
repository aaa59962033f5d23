import { type CartItem } from "#core/cart/cart.ts";
import { normalizeNotes } from "#core/cart/content-hash.ts";
import { joinEqualItems } from "#core/cart/equal-items.ts";
import { decideOrder, type PlacementRefusal } from "#core/checkout/decision/decide-order.ts";
import type { OrderContext } from "#core/checkout/decision/order-context.ts";
import { pendingOrder, type OrderIdentity, type PlacedOrder } from "#core/checkout/decision/placed-order.ts";
import { ok, type Result } from "#core/kernel/result.ts";
import { moveOrder, type OrderMove } from "#core/order/lifecycle/move-order.ts";
import { defaultReadyMinutes } from "#core/order/lifecycle/next-move.ts";
import { orderFactsOf, type Mover } from "#core/order/lifecycle/order-facts.ts";
import { DEFAULT_IF_MISSING } from "#core/order/line-change/if-missing.ts";
import { PHONE_SOURCE } from "#core/order/order.ts";
import { asTestOrder } from "#core/checkout/decision/test-order.ts";
import type { PhoneOrderCommand, PhoneOrderItem } from "./phone-order.ts";

/** The items as a cart holds them: equal ones joined, without coupons and points (ORDER-31). */
export function itemsOfCaller(items: readonly PhoneOrderItem[]): readonly CartItem[] {
  return joinEqualItems(
    items.map((item) => ({
      ...item,
      notes: normalizeNotes(item.notes),
      couponId: null,
      payByPoints: false,
    })),
  );
}

/** Decides about an order by phone as about any other; terms are not the caller's to tick there (ORDER-31). */
export function decidePhoneOrder(
  context: OrderContext,
  { phone: _phone, items: _items, ...command }: PhoneOrderCommand,
): Result<PlacedOrder, PlacementRefusal> {
  const decided = decideOrder(context, {
    ...command,
    cartId: context.cart.id,
    cartRevision: context.cart.revision,
    locationId: context.location.id,
    tip: null,
    companyInvoice: null,
    ifMissing: DEFAULT_IF_MISSING,
    acceptTerms: true,
    fromMobileApp: false,
  });
  if (!decided.ok) return decided;
  const placed: PlacedOrder = { ...decided.value, source: PHONE_SOURCE };
  return ok(command.isTest ? asTestOrder(placed) : placed);
}

/** How an order by phone is accepted with the minutes of one tap, as it is placed (ORDER-30). */
export function acceptAsEntered(placed: PlacedOrder, identity: OrderIdentity, mover: Mover): OrderMove {
  const order = pendingOrder(placed, identity);
  const { status, version, placedAt } = order;
  const asked = { event: "accept", version, readyInMinutes: defaultReadyMinutes(order) } as const;
  const accepted = moveOrder({ status, facts: orderFactsOf(order, null) }, asked, mover, placedAt);
  if (!accepted.ok) throw new Error(`Who enters orders may accept them: ${accepted.error.key}`);
  return accepted.value;
}
