import type { AnyEventObject } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import { keyMessage } from "#core/kernel/message.ts";
import type { CartItemId, OrderId, OrganizationId, ProductId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aPromotion, AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { NOT_FOUND, refused, UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";

/** The actors that get events on a walk. */
export const ACTOR_NAMES = [
  "root",
  "auth",
  "shop",
  "menu",
  "fulfillment",
  "cart",
  "toaster",
  "modals",
  "confirmation",
  "checkout",
  "login",
  "register",
  "phone",
  "board",
  "tracking",
  "history",
  "slotDay",
] as const;

/** One of `ACTOR_NAMES`. */
export type ActorName = (typeof ACTOR_NAMES)[number];

/** The order that waits in the kitchen when a walk begins. */
export const WAITING_ORDER = idOf<OrderId>("order");

const ITEM = {
  productId: idOf<ProductId>("Pizza"),
  qty: 1,
  modifierIdsByGroup: {},
  notes: null,
  couponId: null,
  payByPoints: false,
};
const itemId = idOf<CartItemId>("first");
/** The calls that may fail on the way. */
export const CALLS = [
  "auth.me",
  "auth.login",
  "auth.register",
  "auth.logout",
  "shop.bySlug",
  "menu.load",
  "zones.byCoordinate",
  "cart.load",
  "cart.restore",
  "cart.save",
  "cart.checkCoupon",
  "checkout.quote",
  "checkout.placeOrder",
  "checkout.slots",
  "phone.add",
  "phone.resend",
  "phone.verify",
  "session.changeProfile",
  "session.ensureCustomer",
  "orders.load",
  "orders.cancel",
  "orders.reorder",
  "orders.list",
  "operations.listOpen",
  "operations.move",
] as const;

const INVALID: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: "?",
  fields: { email: ["?"] },
  details: {},
};
/** How they fail. */
export const ERRORS: readonly AppError[] = [
  UNREACHABLE,
  UNAUTHENTICATED,
  NOT_FOUND,
  INVALID,
  refused("coupon.expired", { itemIds: [itemId] }),
  refused("cart.already_ordered", { orderId: WAITING_ORDER }),
  refused("checkout.total_mismatch"),
  refused("order.version_conflict"),
  { tag: "TooManyRequests", key: "too_many_requests", message: null, retryAfterSeconds: 1 },
];

/** The events that a walk may send, by actor. */
export const EVENTS_BY_ACTOR: Readonly<Record<ActorName, readonly AnyEventObject[]>> = {
  root: [
    { type: "app.navigated" },
    { type: "app.fail", error: NOT_FOUND, where: "walk" },
    { type: "app.crashed", error: NOT_FOUND },
    { type: "app.selectOrganization", organizationId: idOf<OrganizationId>("bistro") },
  ],
  auth: [
    { type: "auth.login", credentials: { email: "ana@example.com", password: "parola" } },
    { type: "auth.logout" },
    { type: "auth.navigated" },
    { type: "auth.refresh" },
    { type: "auth.recheck" },
    { type: "auth.adoptUser", user: aUser({ firstName: "Ioana" }) },
    { type: "auth.forgetError" },
  ],
  shop: [{ type: "shop.refresh" }, { type: "shop.retry" }],
  menu: [{ type: "menu.refresh" }, { type: "menu.retry" }],
  fulfillment: [
    { type: "fulfillment.changeMethod", method: "pickup" },
    { type: "fulfillment.changeMethod", method: "delivery" },
    { type: "fulfillment.changeLocation", locationId: AVIATORILOR },
    { type: "fulfillment.changeLocation", locationId: CENTRU },
    { type: "fulfillment.changeAddress", address: null },
    { type: "fulfillment.tryPlace", place: { latitude: 44.4, longitude: 26.1 } },
    { type: "fulfillment.retryZone" },
  ],
  cart: [
    { type: "cart.add", item: ITEM },
    { type: "cart.add", item: { ...ITEM, payByPoints: true } },
    { type: "cart.changeQuantity", itemId, quantity: 0 },
    { type: "cart.setCoupon", itemIds: [itemId], promotion: aPromotion() },
    { type: "cart.checkCoupon", code: "VARA" },
    { type: "cart.reload" },
    { type: "cart.flush" },
    { type: "cart.retry" },
    { type: "cart.clear" },
    { type: "cart.acknowledge" },
  ],
  toaster: [
    { type: "toaster.show", toast: { title: keyMessage("common.saved") } },
    { type: "toaster.close", id: "1" },
    { type: "toaster.swipeEnd", id: "2", distance: 60 },
    { type: "toaster.pointerEnter" },
    { type: "toaster.pointerLeave" },
    { type: "toaster.windowBlur" },
    { type: "toaster.windowFocus" },
  ],
  modals: [
    { type: "modals.open", id: "product" },
    { type: "modals.open", id: "cart", dismissible: false },
    { type: "modals.close", id: "product" },
    { type: "modals.dismiss", id: "cart", by: "escape" },
  ],
  confirmation: [
    {
      type: "confirmation.ask",
      confirmation: {
        title: keyMessage("cart.clearTitle"),
        subtitle: null,
        customContent: null,
        onConfirm() {},
      },
    },
    { type: "confirmation.confirm" },
    { type: "confirmation.cancel" },
  ],
  checkout: [
    { type: "checkout.change", change: { paymentMethod: "cash", acceptTerms: true, method: "pickup" } },
    { type: "checkout.leave", field: "firstName" },
    { type: "checkout.place" },
    { type: "checkout.agree" },
    { type: "checkout.dismiss" },
    { type: "checkout.retry" },
  ],
  login: [
    { type: "form.change", field: "email", value: "ana@example.com" },
    { type: "form.change", field: "password", value: "parola" },
    { type: "form.leave", field: "email" },
    { type: "form.submit" },
    { type: "form.reopen" },
  ],
  register: [{ type: "form.change", field: "acceptTerms", value: true }, { type: "form.submit" }],
  phone: [
    { type: "phone.submit", phone: "0722000001" },
    { type: "phone.verify", code: "123456" },
    { type: "phone.resend" },
    { type: "phone.edit" },
  ],
  board: [
    { type: "orderBoard.open", orderId: WAITING_ORDER },
    { type: "orderBoard.close" },
    { type: "orderBoard.move", orderId: WAITING_ORDER, move: { event: "accept", readyInMinutes: 20 } },
    { type: "orderBoard.move", orderId: WAITING_ORDER, move: { event: "reject", reason: "too_busy" } },
    { type: "orderBoard.undo", orderId: WAITING_ORDER },
    { type: "orderBoard.armSound" },
    { type: "orderBoard.refresh" },
  ],
  tracking: [
    { type: "order.cancel" },
    { type: "order.retry" },
    { type: "order.reorder", locationId: CENTRU },
    { type: "stream.failed" },
    { type: "stream.beat" },
  ],
  history: [{ type: "polling.retry" }],
  slotDay: [{ type: "polling.retry" }],
};
