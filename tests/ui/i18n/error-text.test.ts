import { describe, expect, it } from "vitest";
import { toInstant } from "#tests/support/builders/values.ts";
import type { BlockerKey } from "#core/checkout/blocker.ts";
import { keyMessage, textMessage } from "#core/kernel/message.ts";
import { OFFICE_ROUTES } from "#core/routing/office-routes.ts";
import { STOREFRONT_ROUTES } from "#core/routing/storefront-routes.ts";
import { parseInstant } from "#core/time/instant.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { messageText } from "#ui/i18n/message-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";

const { ro, en } = createServerLocales();

const blockers: Readonly<Record<BlockerKey, true>> = {
  "cart.empty": true,
  "cart.already_ordered": true,
  "cart.shop_mismatch": true,
  "customer.blocked": true,
  "location.closed": true,
  "location.paused": true,
  "fulfillment.not_supported": true,
  "address.required": true,
  "address.out_of_zone": true,
  "item.unavailable": true,
  "item.options_invalid": true,
  "price.changed": true,
  "coupon.not_found": true,
  "coupon.not_active_yet": true,
  "coupon.expired": true,
  "coupon.location_not_allowed": true,
  "coupon.product_not_allowed": true,
  "coupon.app_only": true,
  "coupon.fulfillment_method_not_allowed": true,
  "coupon.login_required": true,
  "coupon.limit_reached": true,
  "coupon.first_orders_only": true,
  "points.not_enough": true,
  "points.login_required": true,
  "points.product_not_redeemable": true,
  "order.below_minimum": true,
  "slot.full": true,
  "slot.invalid": true,
  "checkout.promise_changed": true,
  "checkout.total_mismatch": true,
  "payment.method_not_available": true,
  "phone.not_verified": true,
};

describe("errorText", () => {
  const now = parseInstant("2026-05-04T19:00:00Z");
  const moment = now === null ? undefined : { now, zone: "Europe/Bucharest" };

  it("fills in the details of the error", () => {
    expect(errorText(ro, "order.below_minimum", { missing: { amount: "12.50", currency: "RON" } })).toBe(
      "Mai adaugă produse de 12,50 lei pentru comanda minimă.",
    );
    expect(
      errorText(ro, "location.closed", { nextOpeningAt: toInstant("2026-05-05T07:00:00Z") }, moment),
    ).toBe("Momentan suntem închiși. Vom deschide mâine, la ora 10:00.");
    const several = moment && { ...moment, location: { name: "Aviatorilor", isOneOfSeveral: true } };
    expect(
      errorText(ro, "location.closed", { nextOpeningAt: toInstant("2026-05-11T07:00:00Z") }, several),
    ).toBe("Locația Aviatorilor este momentan închisa. Vom deschide luni, 2026-05-11, la ora 10:00.");
    expect(errorText(ro, "slot.full", { nextSlot: toInstant("2026-05-05T07:00:00Z") }, moment)).toBe(
      "Intervalul s-a ocupat. Următorul liber este mâine, la ora 10:00.",
    );
    expect([errorText(ro, "address.out_of_zone", {}, several), errorText(ro, "address.out_of_zone")]).toEqual(
      [ro.t.fulfillment.noZoneSeveral(), ro.t.fulfillment.noZoneSingle()],
    );
    expect(errorText(en, "slot.full", { nextSlot: toInstant("2026-05-04T20:15:00Z") }, moment)).toBe(
      "This time is fully booked. The next free one is at 23:15.",
    );
    expect(errorText(ro, "item.options_invalid", { min: 1, max: 1 })).toBe("Alege exact 1.");
  });

  it("has a sentence for every blocker of an order, in both languages", () => {
    // CART-17 words this one as the unknown error.
    const keys = Object.keys(blockers).filter((key) => key !== "points.login_required");
    for (const i18n of [ro, en]) {
      expect(keys.filter((key) => errorText(i18n, key) === i18n.t.errors.unknown_error())).toEqual([]);
    }
  });

  it("says the unknown error for an unknown key", () => {
    expect(errorText(ro, "constructor")).toBe("Eroare necunoscută");
    expect(errorText(en, "no.such.key")).toBe("Unknown error");
  });
});

describe("messageText", () => {
  it("finds texts by their path and keeps what the server worded", () => {
    expect(messageText(ro, keyMessage("errors.session_expired"))).toBe("Sesiunea ta a expirat");
    expect(messageText(ro, keyMessage("cart.changed_by_location"))).toBe(
      "Verifică coșul: a fost modificat deoarece la noua locație unele produse lipsesc sau au alt preț.",
    );
    expect(messageText(ro, keyMessage("cart.lines_repriced", { count: 20 }))).toBe(
      "20 de produse au alt preț",
    );
    expect(messageText(ro, textMessage("Gata."))).toBe("Gata.");
    expect(messageText(ro, keyMessage("cart"))).toBe("Eroare necunoscută");
  });
});

describe("fieldText", () => {
  it("names the limit where it is known", () => {
    expect(fieldText(ro, "validation.string_min", { min: 8 })).toBe("Cel puțin 8 caractere");
    expect(fieldText(ro, "validation.string_min", { min: 20 })).toBe("Cel puțin 20 de caractere");
    expect(fieldText(ro, "validation.string_min")).toBe("Textul este prea scurt");
  });

  it("words the wire's keys and keeps sentences", () => {
    expect(fieldText(en, "phone.code_invalid")).toBe("The code is not correct.");
    expect(fieldText(en, "Already worded.")).toBe("Already worded.");
  });
});

describe("titles", () => {
  it("exist for every route that has a title key", () => {
    const keys = [...STOREFRONT_ROUTES, ...OFFICE_ROUTES].flatMap(({ titleKey }) =>
      titleKey === null ? [] : [titleKey],
    );
    expect(keys.filter((key) => messageText(en, keyMessage(key)) === "Unknown error")).toEqual([]);
  });
});
