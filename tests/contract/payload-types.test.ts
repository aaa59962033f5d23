import { describe, expectTypeOf, it } from "vitest";
import type { CartItem, PricedCart } from "#core/cart/cart.ts";
import type { CartSave, CouponMatch } from "#core/cart/cart.ports.ts";
import type { Line } from "#core/cart/line.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import type { SlotDay } from "#core/checkout/checkout.ports.ts";
import type { PlaceOrderCommand, QuoteRequest } from "#core/checkout/place-order.ts";
import type { DeliveryPromise, Slot } from "#core/shop/slot/promise.ts";
import type { Quote, Tip } from "#core/checkout/quote.ts";
import type { Credentials, Registration } from "#core/account/auth/auth.ports.ts";
import type { AnswerOf, BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { blocker } from "#core/contract/blocker.ts";
import type { line } from "#core/contract/line.ts";
import type { location } from "#core/contract/shop/location.ts";
import type { promotion } from "#core/contract/shop/promotion.ts";
import type { promise, slot } from "#core/contract/shop/promise.ts";
import type { LIVE_EVENT_CODECS } from "#core/contract/stream.ts";
import type { tip } from "#core/contract/checkout.ts";
import type { DeliveryAddress, SavedDeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { deliveryAddress, savedDeliveryAddress } from "#core/contract/address.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Money } from "#core/money/money.ts";
import type { money } from "#core/contract/money.ts";
import type {
  Caller,
  EnteredOrder,
  PhoneOrderChoice,
  PhoneOrderCommand,
} from "#core/phone-order/phone-order.ts";
import type { CustomerCard } from "#core/order/customer/customer-card.ts";
import type { Order, StaffOrder } from "#core/order/order.ts";
import type { LiveEvent } from "#core/order/live-event.ts";
import type { Page } from "#core/kernel/page.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Customer } from "#core/account/customer.ts";
import type { ProfileChange } from "#core/account/session.ports.ts";
import type { User } from "#core/account/user.ts";
import type { Location } from "#core/shop/location.ts";
import type { PriceUpdate } from "#core/menu/price-update/price-update.ts";
import type { NewPriceUpdate, PriceUpdateRevision } from "#core/menu/price-update/price-update.ports.ts";
import type { OrderingState } from "#core/shop/ordering-state.ts";
import type { Shop } from "#core/shop/shop.ts";

describe("payload types", () => {
  it("of answers are the domain's records", () => {
    expectTypeOf<AnswerOf<"shopBySlug">>().toEqualTypeOf<Shop>();
    expectTypeOf<typeof location.Type>().toEqualTypeOf<Location>();
    expectTypeOf<AnswerOf<"menu">>().toEqualTypeOf<Menu>();
    expectTypeOf<AnswerOf<"loadCart">>().toEqualTypeOf<PricedCart>();
    expectTypeOf<AnswerOf<"loadCart">["items"][number]>().toEqualTypeOf<CartItem>();
    expectTypeOf<AnswerOf<"quote">>().toEqualTypeOf<Quote>();
    expectTypeOf<AnswerOf<"slots">>().toEqualTypeOf<SlotDay>();
    expectTypeOf<AnswerOf<"loadOrder">>().toEqualTypeOf<Order>();
    expectTypeOf<AnswerOf<"listOrders">>().toEqualTypeOf<Page<Order>>();
    expectTypeOf<AnswerOf<"loadStaffOrder">>().toEqualTypeOf<StaffOrder>();
    expectTypeOf<AnswerOf<"loadCustomer">>().toEqualTypeOf<CustomerCard>();
    expectTypeOf<AnswerOf<"findCaller">>().toEqualTypeOf<Caller>();
    expectTypeOf<BodyOf<"quotePhoneOrder">>().toEqualTypeOf<PhoneOrderChoice>();
    expectTypeOf<BodyOf<"placePhoneOrder">>().toEqualTypeOf<PhoneOrderCommand>();
    expectTypeOf<AnswerOf<"placePhoneOrder">>().toEqualTypeOf<EnteredOrder>();
    expectTypeOf<AnswerOf<"me">>().toEqualTypeOf<User>();
    expectTypeOf<AnswerOf<"ensureCustomer">>().toEqualTypeOf<Customer>();
    expectTypeOf<AnswerOf<"deliveryZoneByCoordinate">>().toEqualTypeOf<DeliveryZone | null>();
    expectTypeOf<AnswerOf<"readOrderingState">>().toEqualTypeOf<OrderingState>();
    expectTypeOf<AnswerOf<"loadPriceUpdate">>().toEqualTypeOf<PriceUpdate>();
    expectTypeOf<AnswerOf<"checkPromotion">>().toExtend<Omit<CouponMatch, "promotionId">>();
  });

  it("of their parts are too", () => {
    expectTypeOf<typeof money.Type>().toEqualTypeOf<Money>();
    expectTypeOf<typeof line.Type>().toEqualTypeOf<Line>();
    expectTypeOf<typeof blocker.Type>().toEqualTypeOf<Blocker>();
    expectTypeOf<typeof promotion.Type>().toEqualTypeOf<Promotion>();
    expectTypeOf<typeof promise.Type>().toEqualTypeOf<DeliveryPromise>();
    expectTypeOf<typeof slot.Type>().toEqualTypeOf<Slot>();
    expectTypeOf<typeof tip.Type>().toEqualTypeOf<Tip>();
    expectTypeOf<typeof deliveryAddress.Type>().toEqualTypeOf<DeliveryAddress>();
    expectTypeOf<typeof savedDeliveryAddress.Type>().toEqualTypeOf<SavedDeliveryAddress>();
  });

  it("of bodies are the parameters of the ports", () => {
    expectTypeOf<BodyOf<"placeOrder">>().toEqualTypeOf<PlaceOrderCommand>();
    expectTypeOf<BodyOf<"quote">>().toEqualTypeOf<QuoteRequest>();
    expectTypeOf<BodyOf<"login">>().toEqualTypeOf<Credentials>();
    expectTypeOf<BodyOf<"register">>().toEqualTypeOf<Registration>();
    expectTypeOf<BodyOf<"createPriceUpdate">>().toEqualTypeOf<NewPriceUpdate>();
    expectTypeOf<BodyOf<"revisePriceUpdate">>().toEqualTypeOf<PriceUpdateRevision>();
    expectTypeOf<BodyOf<"moveOrder">>().toEqualTypeOf<OrderTransition>();
    expectTypeOf<BodyOf<"writeOrderingState">>().toEqualTypeOf<Omit<OrderingState, "setBy" | "setAt">>();
    expectTypeOf<CartSave["items"]>().toExtend<BodyOf<"saveCart">["items"]>();
    expectTypeOf<BodyOf<"changeProfile">>().toExtend<ProfileChange>();
    expectTypeOf<ProfileChange>().toExtend<BodyOf<"changeProfile">>();
  });

  it("of streams are the domain's live events", () => {
    expectTypeOf<
      { readonly kind: "order" } & (typeof LIVE_EVENT_CODECS)["order"]["Type"]
    >().toExtend<LiveEvent>();
    expectTypeOf<
      { readonly kind: "location" } & (typeof LIVE_EVENT_CODECS)["location"]["Type"]
    >().toExtend<LiveEvent>();
    expectTypeOf<
      { readonly kind: "reset" } & (typeof LIVE_EVENT_CODECS)["reset"]["Type"]
    >().toExtend<LiveEvent>();
  });
});
