import type { TableRows } from "#adapters/server/db/statement-types.generated.ts";
import type { PlacedOrder } from "#core/checkout/decision/placed-order.ts";
import type { Line } from "#core/cart/line.ts";
import { sum } from "#core/money/add.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { acceptedVersions, NOTHING_ACCEPTED } from "#core/legal/accepted-versions.ts";
import { lineNames } from "#core/order/line-names.ts";
import { FIRST_STATUS, FIRST_VERSION } from "#core/order/lifecycle/order-stages.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { usageTermOf } from "#core/promotion/usage-limit.ts";
import { toUsageRow } from "#adapters/server/cart/usage-row.ts";
import type { Placement } from "./place.queries.ts";

/** A record as a function of the database reads it. */
type Row = Readonly<Record<string, unknown>>;

/** An order as a row of `orders`, every column named. */
export function toOrderRow({
  orderId,
  placed,
  snapshot,
  own,
  limitsSlots,
  enteredBy,
}: Placement): TableRows["orders"] {
  const { location, contact, payment, total } = placed;
  // Who is on the phone sees no page, and accepts none.
  const accepted = enteredBy === null ? acceptedVersions(snapshot.legal) : NOTHING_ACCEPTED;
  const discount = sum(
    placed.lines.map((line) => line.discount),
    total.currency,
  );
  return {
    organization_id: snapshot.organizationId,
    id: orderId,
    shop_id: placed.shopId,
    location_id: location.id,
    customer_id: own.customerId,
    user_id: own.userId,
    cart_id: placed.cartId,
    cart_revision: placed.cartRevision,
    source: placed.source,
    is_test: placed.isTest,
    status: FIRST_STATUS,
    version: FIRST_VERSION,
    holds: "held",
    hold_round: 1,
    fulfillment_method: placed.fulfillmentMethod,
    placed_at: placed.placedAt,
    requested_for: placed.requestedFor,
    answer_by: placed.answerBy,
    promise: placed.promise,
    promised_at: null,
    settle_at: null,
    ended_at: null,
    slot_start: limitsSlots && !placed.isTest ? placed.slotStart : null,
    location_name: location.name,
    location_address: location.address,
    location_phone: location.phone,
    contact_first_name: contact.firstName,
    contact_last_name: contact.lastName,
    contact_phone: contact.phone,
    email: own.email,
    locale: own.locale,
    delivery_address: placed.deliveryAddress,
    zone_id: placed.zoneId,
    currency: total.currency,
    subtotal: placed.subtotal.amount,
    discount: discount.amount,
    discounts: placed.discounts,
    points_used: placed.pointsUsed,
    points_paid: placed.pointsPaid.amount,
    delivery_fee: placed.deliveryFee.amount,
    tip: placed.tip.amount,
    total: total.amount,
    vat: placed.vat,
    points_earned: placed.pointsEarned,
    payment_method: payment.method,
    payment_status: payment.status,
    cash_change_for: payment.cashChangeFor?.amount ?? null,
    cutlery: placed.cutlery,
    kitchen_note: placed.kitchenNote,
    company_invoice: placed.companyInvoice,
    if_missing: placed.ifMissing,
    delivery_vat_rate: snapshot.locations.find(({ id }) => id === location.id)?.deliveryVatRate ?? null,
    terms_version: accepted.terms,
    privacy_version: accepted.privacy,
    sales_hour: null,
  };
}

/** The lines of an order as rows of `order_lines`, every column named. */
export function toLineRows({
  orderId,
  placed,
  snapshot,
  menus,
}: Placement): readonly TableRows["order_lines"][] {
  return placed.lines.map((line, position) =>
    toLineRow(line, menus, snapshot.organizationId, orderId, position),
  );
}

/** The redemptions that an order holds, with the limits that the database guards. */
export function toRedemptionRows(placed: PlacedOrder, promotions: readonly Promotion[]): readonly Row[] {
  return promotions
    .filter(({ id }) => placed.redemptions.includes(id))
    .map((promotion) => ({
      ...toUsageRow(usageTermOf(promotion)),
      amount:
        placed.discounts.find(({ promotionId }) => promotionId === promotion.id)?.amount.amount ?? "0.00",
    }));
}

/** A line of an order as a row of `order_lines`. */
export function toLineRow(
  line: Line,
  menus: Placement["menus"],
  organizationId: OrganizationId,
  orderId: string,
  position: number,
): TableRows["order_lines"] {
  return {
    organization_id: organizationId,
    order_id: orderId,
    position,
    item_id: line.itemId,
    product_id: line.productId,
    name: line.name,
    qty: line.qty,
    modifiers: line.modifiers,
    unit_price: line.unitPrice.amount,
    line_price: line.linePrice.amount,
    points_used: line.pointsUsed,
    points_paid: line.pointsPaid.amount,
    discount: line.discount.amount,
    promotion_id: line.promotionId,
    total: line.total.amount,
    vat_rate: line.vatRate,
    notes: line.notes,
    trace: line.trace,
    names: lineNames(line, menus),
  };
}
