import { err, ok, type Result } from "#core/kernel/result.ts";
import { answerBy } from "#core/order/lifecycle/answer-by.ts";
import { assessCheckout, type Assessment } from "./assess-checkout.ts";
import type { Blocker } from "../blocker.ts";
import { blockers } from "./blockers.ts";
import { countsStock } from "#core/menu/stock/stock.ts";
import type { OrderContext } from "./order-context.ts";
import {
  changeProblem,
  orderFieldProblems,
  type OrderFieldProblems,
  tipCurrencyProblem,
} from "../order-field-problems.ts";
import { UNPAID_PAYMENT } from "#core/order/payment.ts";
import type { PlaceOrderCommand } from "../place-order.ts";
import type { PlacedOrder } from "./placed-order.ts";
import { slotOfPromise } from "./promise-for.ts";

/** Why an order is not placed: fields are 422, everything else 409. */
export type PlacementRefusal =
  | Blocker
  /** The cart was changed since the customer saw it. */
  | { readonly key: "cart.revision_conflict"; readonly revision: number }
  | { readonly key: "validation.failed"; readonly fields: OrderFieldProblems };

/**
 * Decides about an order with the functions of the quote: fields first, then the first blocker (CHECKOUT-7), with a
 * changed cart reported after the cart's own keys. The browser's total and promise are only compared, never believed.
 */
export function decideOrder(
  context: OrderContext,
  command: PlaceOrderCommand,
): Result<PlacedOrder, PlacementRefusal> {
  const tip = tipCurrencyProblem(command.tip, context.shop.currency);
  const fields = { ...orderFieldProblems(command), ...(tip === null ? {} : { tip }) };
  if (Object.keys(fields).length > 0) return err({ key: "validation.failed", fields });
  const asked = { ...context, fromMobileApp: command.fromMobileApp };
  const assessment = assessCheckout(asked, command);
  const expected = { total: command.expectedTotal, promise: command.expectedPromise };
  const [first] = blockers(asked, command, assessment, expected);
  if (
    command.cartRevision !== context.cart.revision &&
    (first === undefined || !first.key.startsWith("cart."))
  )
    return err({ key: "cart.revision_conflict", revision: context.cart.revision });
  if (first !== undefined) return err(first);
  const change = changeProblem(command.cashChangeFor, assessment.totals.total);
  if (change !== null) return err({ key: "validation.failed", fields: { cashChangeFor: change } });
  return ok(placed(asked, command, assessment));
}

function placed(context: OrderContext, command: PlaceOrderCommand, assessment: Assessment): PlacedOrder {
  const { now, shop, location, cart, verifiedPhone } = context;
  const { price, totals, zone, promise } = assessment;
  if (promise === null || verifiedPhone === null)
    throw new Error("An order without promise or phone has blockers");
  const { fulfillmentMethod, timing, companyInvoice } = command;
  const promotionIds = price.lines.flatMap(({ promotionId }) => (promotionId === null ? [] : [promotionId]));
  return {
    ...totals,
    cartId: cart.id,
    cartRevision: cart.revision,
    shopId: shop.id,
    location: { id: location.id, name: location.name, address: location.address, phone: location.phone },
    source: command.fromMobileApp ? "app" : "web",
    isTest: false,
    fulfillmentMethod,
    placedAt: now,
    requestedFor: timing.type === "asap" ? null : timing.slotStart,
    answerBy: answerBy({
      plan: location,
      timezone: shop.timezone,
      placedAt: now,
      timing,
      preparationMinutes: location.preparationMinutes[fulfillmentMethod],
    }),
    promise,
    slotStart: slotOfPromise(promise),
    zoneId: zone?.id ?? null,
    contact: {
      firstName: command.contact.firstName.trim(),
      lastName: textOrNull(command.contact.lastName),
      phone: verifiedPhone,
    },
    deliveryAddress: fulfillmentMethod === "delivery" ? command.deliveryAddress : null,
    lines: price.lines,
    payment: {
      method: command.paymentMethod,
      status: UNPAID_PAYMENT,
      cashChangeFor: command.cashChangeFor,
      refunded: null,
    },
    cutlery: command.cutlery,
    kitchenNote: textOrNull(command.kitchenNote),
    companyInvoice: companyInvoice && {
      name: companyInvoice.name.trim(),
      taxId: companyInvoice.taxId.trim(),
    },
    ifMissing: command.ifMissing,
    redemptions: [...new Set(promotionIds)],
    takesStock: price.lines.some(({ productId }) => countsStock(context.stock, productId)),
  };
}

function textOrNull(text: string | null): string | null {
  const words = text?.trim() ?? "";
  return words === "" ? null : words;
}
