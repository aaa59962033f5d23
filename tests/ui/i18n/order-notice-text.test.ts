import { describe, expect, it } from "vitest";
import type { ModifierGroupId, ModifierId, PromotionId } from "#core/kernel/id.ts";
import type { Resolution } from "#core/order/complaint/complaint.ts";
import type { OrderNotice } from "#core/order/lifecycle/order-notice.ts";
import type { Order } from "#core/order/order.ts";
import { plusMillis } from "#core/time/instant.ts";
import { notificationText } from "#ui/i18n/notification-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrder, anOrderLine } from "#tests/support/builders/order.ts";
import { aShop } from "#tests/support/builders/shop.ts";

const { ro, en } = createServerLocales();
const HOUR_MS = 3_600_000;

const feast: Order = anOrder({
  number: "A-042",
  lines: [
    anOrderLine("Burger", {
      qty: 25,
      modifiers: [
        {
          groupId: idOf<ModifierGroupId>("extras"),
          modifierId: idOf<ModifierId>("bacon"),
          name: "Bacon",
          price: lei("6.00"),
        },
      ],
      linePrice: lei("1200.00"),
      discount: lei("240.00"),
      total: lei("960.00"),
    }),
  ],
  subtotal: lei("1200.00"),
  discounts: [{ promotionId: idOf<PromotionId>("fifth"), name: "20 %", amount: lei("240.00") }],
  pointsUsed: 150,
  pointsPaid: lei("16.00"),
  tip: lei("5.00"),
  total: lei("949.00"),
  vat: [{ rate: "11.00", amount: lei("93.55") }],
});

function tell(change: Partial<OrderNotice>, locale = ro): string {
  const notice: OrderNotice = {
    kind: "order_placed",
    order: feast,
    shop: aShop({ name: "Bistro" }),
    at: NOON,
    promisedAt: null,
    reason: null,
    text: null,
    lineChange: null,
    resolution: null,
    ...change,
  };
  const { subject, text } = notificationText(locale, notice);
  expect(subject).toBe(locale === ro ? "Bistro: comanda A-042" : "Bistro: order A-042");
  return text.replaceAll("\u00a0", " ");
}

describe("what is written about an order", () => {
  it("says what a complaint was answered with, and the words of the restaurant", () => {
    const answered = (change: Partial<Resolution>, locale = ro): string =>
      tell(
        {
          kind: "complaint_resolved",
          resolution: {
            type: "refuse",
            text: null,
            itemIds: null,
            amount: null,
            points: null,
            at: NOON,
            ...change,
          },
        },
        locale,
      ).replaceAll(/[\u2068\u2069]/g, "");
    expect(answered({ text: "Pizza a fost caldă" })).toBe(
      "Am citit reclamația ta despre comanda A-042 și nu o putem accepta: Pizza a fost caldă.",
    );
    expect(answered({ type: "refund", amount: lei("30.00"), text: "Ne pare rău" })).toBe(
      "Îți returnăm 30,00 lei pentru comanda A-042.\n\nMesajul restaurantului: Ne pare rău",
    );
    expect(answered({ type: "points", points: 50 }, en)).toBe(
      "You got 50 points for the problem you reported with order A-042.",
    );
  });

  it("confirms it with lines, sums, place, cancel rule and company, as its page shows them", () => {
    const { legalName, taxId, address } = aShop().organization;
    expect(tell({}).split("\n")).toEqual([
      "Mulțumim, Ana! Am primit comanda A-042.",
      "",
      "25 × Burger (Bacon) — 1.200,00 lei",
      "Subtotal: 1.200,00 lei",
      "Reducere: 20 %: −240,00 lei",
      "Plătit cu puncte (150 de puncte): −16,00 lei",
      "Bacșiș: 5,00 lei",
      "Total: 949,00 lei",
      "din care TVA 11%: 93,55 lei",
      "",
      "Ridici de la Centru, Str. Lipscani 1, București, 0310 000 001.",
      "Poți anula comanda cât timp nu a fost acceptată.",
      "",
      `${legalName}, ${taxId}, ${address}`,
    ]);
    expect(tell({}, en)).toContain("25 × Burger (Bacon) — RON 1,200.00\nSubtotal: RON 1,200.00");
  });

  it("says of a test order that it is one, in the subject and in the text (ORDER-39)", () => {
    const notice: OrderNotice = {
      kind: "order_ready",
      order: { ...feast, isTest: true },
      shop: aShop({ name: "Bistro" }),
      at: NOON,
      promisedAt: null,
      reason: null,
      text: null,
      lineChange: null,
      resolution: null,
    };
    expect([ro, en].map((locale) => notificationText(locale, notice))).toEqual([
      {
        subject: "DE PROBĂ – Bistro: comanda A-042",
        text: "Comandă de probă. Comanda A-042 este gata de ridicat.",
      },
      { subject: "TEST – Bistro: order A-042", text: "Test order. Order A-042 is ready for pickup." },
    ]);
  });

  it("names the address and the fee of a delivery", () => {
    const deliveryAddress = { street: "Lungă", number: "10", city: "București" } as Order["deliveryAddress"];
    const delivered = { ...feast, fulfillmentMethod: "delivery" as const, deliveryAddress };
    expect(tell({ order: delivered })).toContain("Livrare: gratuită");
    const paid = tell({ order: { ...delivered, deliveryFee: lei("8.00") } });
    expect(paid).toContain("Livrare: 8,00 lei");
    expect(paid).toContain("Livrăm la Lungă 10, București.");
  });

  it("promises on the shop's clock, with the day (MESSAGE-3)", () => {
    const soon = { kind: "order_accepted", promisedAt: plusMillis(NOON, HOUR_MS) } as const;
    const tomorrow = { ...soon, promisedAt: plusMillis(NOON, 24 * HOUR_MS) };
    expect(tell(soon)).toMatch(/^Comanda A-042 a fost acceptată\. Gata de ridicat: astăzi la \d\d:00\.$/);
    expect(tell(tomorrow)).toMatch(/Gata de ridicat: mâine la \d\d:00\.$/);
    const delivery = { ...feast, fulfillmentMethod: "delivery" as const };
    expect(tell({ ...soon, order: delivery }, en)).toMatch(/^Order A-042 was accepted\. Arrives: today at /);
    expect(tell({ ...soon, kind: "order_delayed" })).toMatch(/întârzie puțin\. Ora nouă: astăzi la/);
  });

  it("gives the reason, in own words where it has none of ours, and none for a customer's own cancelling", () => {
    const rejected = { kind: "order_rejected", reason: "too_busy" } as const;
    expect(tell(rejected)).toBe(
      "Ne pare rău, comanda A-042 nu poate fi onorată: bucătăria este prea aglomerată.",
    );
    expect(tell({ ...rejected, reason: "other", text: "cuptorul s-a stricat" })).toContain(
      ": cuptorul s-a stricat.",
    );
    expect(tell({ kind: "order_cancelled" })).toBe("Comanda A-042 a fost anulată.");
    expect(tell({ kind: "order_cancelled", reason: "no_show" }, en)).toBe(
      "Order A-042 was cancelled: the order was not collected.",
    );
  });

  it("ends with a receipt that is not a fiscal one", () => {
    const receipt = tell({ kind: "order_fulfilled" });
    expect(receipt).toMatch(/^Comanda A-042 a fost ridicată\.\n\n25 × Burger/);
    expect(receipt).toContain("Total: 949,00 lei");
    expect(receipt).toContain("Acesta nu este bon fiscal.");
  });
});
