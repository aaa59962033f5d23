import { describe, expect, it } from "vitest";
import { toastOfCart } from "#core/app/region/toast-of-cart.ts";
import type { ModifierGroupId, ModifierId, PromotionId } from "#core/kernel/id.ts";
import type { OrderNotice } from "#core/order/lifecycle/order-notice.ts";
import { messageText } from "#ui/i18n/message-text.ts";
import { notificationText } from "#ui/i18n/notification-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrder, anOrderLine } from "#tests/support/builders/order.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { turnable } from "./turnable.ts";

const { ro, en } = createServerLocales();

const SHOP = "مطعم الشام";
const NAME = "نور";
const DISH = "חומוס!";
const SAUCE = "טחינה";
const OFFER = "خصم ٢٠";
const STREET = "شارع النيل";
const NOTE = "لا يوجد خبز";

const place = {
  street: STREET,
  number: "٣",
  city: "القاهرة",
  block: "ب",
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.4, longitude: 26.1 },
  courierNote: null,
};

const order = anOrder({
  contact: { firstName: NAME, lastName: null, phone: "+40722000001" },
  deliveryAddress: place,
  fulfillmentMethod: "delivery",
  lines: [
    anOrderLine(DISH, {
      modifiers: [
        {
          groupId: idOf<ModifierGroupId>("sauces"),
          modifierId: idOf<ModifierId>("tahini"),
          name: SAUCE,
          price: lei("1.00"),
        },
      ],
    }),
  ],
  discounts: [{ promotionId: idOf<PromotionId>("fifth"), name: OFFER, amount: lei("6.00") }],
});

const usual = aShop({ name: SHOP });
const shop = {
  ...usual,
  organization: { ...usual.organization, legalName: "شركة الشام", address: `${STREET} ٣` },
};

function mail(change: Partial<OrderNotice>): readonly string[] {
  const notice: OrderNotice = {
    kind: "order_placed",
    order,
    shop,
    at: NOON,
    promisedAt: null,
    reason: null,
    text: null,
    lineChange: null,
    resolution: null,
    ...change,
  };
  return [ro, en].flatMap((i18n) => {
    const { subject, text } = notificationText(i18n, notice);
    return [subject, ...text.split("\n")];
  });
}

describe("what people typed in mails and short messages", () => {
  it("is isolated in the sentence that thanks", () => {
    expect(mail({})).toContain("Mulțumim, \u2068نور\u2069! Am primit comanda A-001.");
  });

  it("reorders none of the text around it: shop, names, dishes, offers, addresses, reasons", () => {
    const lines = [
      ...mail({}),
      ...mail({ order: { ...order, fulfillmentMethod: "pickup", deliveryAddress: null } }),
      ...mail({ kind: "order_rejected", reason: "other", text: NOTE }),
      ...mail({ kind: "order_cancelled", reason: "other", text: NOTE }),
      ...mail({ kind: "order_fulfilled" }),
    ];
    for (const typed of [SHOP, NAME, DISH, SAUCE, OFFER, STREET, NOTE])
      expect(lines.some((line) => line.includes(typed))).toBe(true);
    expect(lines.filter((line) => turnable(line) !== "")).toEqual([]);
  });

  it("is unchanged where none of it is right-to-left", () => {
    const [subject] = mail({ shop: aShop({ name: "Bistro" }) });
    expect(subject).toBe("Bistro: comanda A-001");
  });
});

describe("what people typed in toasts and on addresses", () => {
  it("is isolated, each product of a list by itself", () => {
    const dropped = [DISH, SAUCE].map((name) => anOrderLine(name));
    const toast = toastOfCart({ type: "cart.linesDropped", dropped });
    expect(toast === null ? null : messageText(ro, toast.title)).toContain(
      "\u2068חומוס!\u2069, \u2068טחינה\u2069",
    );
  });

  it("is isolated, a street with its number, and each other part of an address by itself", () => {
    expect(ro.format.address(place)).toBe("\u2068شارع النيل ٣\u2069, bl. \u2068ب\u2069, \u2068القاهرة\u2069");
    expect(ro.format.shortAddress(place)).toBe("\u2068شارع النيل ٣\u2069, \u2068القاهرة\u2069");
  });
});
