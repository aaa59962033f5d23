import { MAX_QUANTITY } from "#core/cart/cart.ts";
import type { NewCartItem } from "#core/cart/cart-events.ts";
import { contentHash } from "#core/cart/content-hash.ts";
import { ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import type { Quote } from "#core/checkout/quote.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { countCharacters } from "#core/kernel/text-length.ts";
import type { Money } from "#core/money/money.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { Timing } from "#core/shop/slot/promise.ts";
import type { KnownCaller, PhoneOrderChoice, PhoneOrderCommand, PhoneOrderItem } from "./phone-order.ts";

/** What is typed while somebody is on the phone. */
export interface PhoneDraft {
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly method: FulfillmentMethod;
  readonly address: DeliveryAddress | null;
  readonly timing: Timing;
  readonly paymentMethod: PaymentMethod;
  /** The cash that the caller will hand over; null when nobody asked. */
  readonly cashChangeFor: Money | null;
  readonly kitchenNote: string;
  /** Whether nobody phoned, and the order is only to be tried (ORDER-39). */
  readonly isTest: boolean;
  readonly items: readonly PhoneOrderItem[];
}

/** What one change of the form may hold; the number and the items have their own ways. */
export type PhoneDraftChange = Partial<Omit<PhoneDraft, "items" | "phone">>;

/** A draft of which nothing was typed. */
export function startPhoneDraft(
  methods: readonly FulfillmentMethod[],
  payments: readonly PaymentMethod[],
): PhoneDraft {
  return {
    phone: "",
    firstName: "",
    lastName: "",
    method: methods[0] ?? "pickup",
    address: null,
    timing: { type: "asap" },
    paymentMethod: payments[0] ?? "cash",
    cashChangeFor: null,
    kitchenNote: "",
    isTest: false,
    items: [],
  };
}

/** The draft with what is known of the caller where nothing was typed. */
export function withCaller(draft: PhoneDraft, known: KnownCaller): PhoneDraft {
  const isUnnamed = draft.firstName === "" && draft.lastName === "";
  return {
    ...draft,
    ...(isUnnamed ? { firstName: known.firstName, lastName: known.lastName ?? "" } : {}),
    address: draft.address ?? known.deliveryAddress,
  };
}

/** The draft with one more product; the same product with the same choice is counted up. */
export function withItem(draft: PhoneDraft, item: NewCartItem, id: CartItemId): PhoneDraft {
  const { couponId: _coupon, payByPoints: _points, ...wanted } = item;
  const same = draft.items.find((held) => hashOf(held) === hashOf({ ...wanted, id }));
  if (same === undefined) return { ...draft, items: [...draft.items, { ...wanted, id }] };
  return withItemQuantity(draft, same.id, Math.min(MAX_QUANTITY, same.qty + wanted.qty));
}

/** The draft with another quantity of an item; none drops it. */
export function withItemQuantity(draft: PhoneDraft, id: CartItemId, qty: number): PhoneDraft {
  return {
    ...draft,
    items: draft.items.flatMap((item) => (item.id !== id ? [item] : qty > 0 ? [{ ...item, qty }] : [])),
  };
}

/** What a quote is asked for. */
export function phoneChoiceOf(draft: PhoneDraft, phone: string | null): PhoneOrderChoice {
  const { items, method, address, timing, paymentMethod } = draft;
  return {
    phone,
    items,
    fulfillmentMethod: method,
    deliveryAddress: method === "delivery" ? address : null,
    timing,
    paymentMethod,
  };
}

/** The order as it is entered, on the price and promise that were seen. */
export function phoneCommandOf(draft: PhoneDraft, phone: string, quote: Quote): PhoneOrderCommand {
  const { firstName, lastName, kitchenNote, paymentMethod } = draft;
  const { promise } = quote;
  return {
    ...phoneChoiceOf(draft, phone),
    phone,
    paymentMethod,
    contact: { firstName: firstName.trim(), lastName: lastName.trim() === "" ? null : lastName.trim() },
    cashChangeFor: paymentMethod === "cash" ? draft.cashChangeFor : null,
    cutlery: false,
    kitchenNote: kitchenNote.trim() === "" ? null : kitchenNote.trim(),
    isTest: draft.isTest,
    expectedTotal: quote.total,
    expectedPromise: promise === null ? null : { earliest: promise.earliest, latest: promise.latest },
  };
}

/** What is wrong with the caller's name, as a message key; null when all is well. */
export function callerNameProblem({ firstName }: PhoneDraft): string | null {
  const length = countCharacters(firstName.trim());
  if (length === 0) return "validation.required";
  return length < ORDER_TEXT.firstName.min ? "validation.string_min" : null;
}

function hashOf(item: PhoneOrderItem): string {
  return contentHash({ ...item, couponId: null, payByPoints: false });
}
