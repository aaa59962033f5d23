import { describe, expect, it } from "vitest";
import type { FieldErrors } from "#core/form/form-field.ts";
import { changeFields, checkForm, createForm, isFormFine, leaveField } from "#core/form/form.ts";
import type { FormValues } from "#core/form/form.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { pageTitle } from "#core/routing/title.ts";
import type { OpeningNotice } from "#core/shop/closed-notice.ts";
import { plusMillis } from "#core/time/instant.ts";
import { messageText } from "#ui/i18n/message-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { NOON } from "#tests/support/builders/values.ts";

const { ro, en } = createServerLocales();
const DAY_MS = 86_400_000;
const ZONE = "Europe/Bucharest";

// The customer's own words, binding as spelled, also where a dictionary would differ (LANGUAGE-2).
describe("the customer's sentences (LANGUAGE-2)", () => {
  it("name both ways to order", () => {
    expect([ro.t.fulfillment.pickup(), ro.t.fulfillment.delivery()]).toEqual(["Ridicare", "Livrare"]);
  });

  it("confirm and cancel", () => {
    expect([ro.t.confirmation.confirm(), ro.t.confirmation.cancel()]).toEqual(["Confirmă", "Anulează"]);
  });

  it("say that no zone holds the address, of a shop with several locations and of one with a single one (FULFILLMENT-5, FULFILLMENT-6)", () => {
    expect(messageText(ro, keyMessage("fulfillment.noZoneSeveral"))).toBe(
      "Această locație nu livrează la adresa selectată. Poți încerca să schimbi locația de pe pagina de meniu.",
    );
    expect(messageText(ro, keyMessage("fulfillment.noZoneSingle"))).toBe(
      "Din păcate nu livrăm la adresa selectată. Te rugăm să alegi o alta adresă.",
    );
    expect(messageText(ro, keyMessage("address.out_of_zone"))).toBe(
      "Din păcate nu livrăm la adresa selectată. Te rugăm să alegi o alta adresă.",
    );
  });

  const openings: readonly (readonly [OpeningNotice, string])[] = [
    [{ kind: "today", time: "18:00" }, "la ora 18:00"],
    [{ kind: "tomorrow", time: "09:30" }, "mâine, la ora 09:30"],
    [{ kind: "weekday", weekday: "6", time: "10:00" }, "sâmbătă, la ora 10:00"],
    [{ kind: "date", weekday: "1", date: "2026-12-07", time: "10:00" }, "luni, 2026-12-07, la ora 10:00"],
    [{ kind: "unknown" }, "conform programului nostru de lucru"],
  ];

  it.each(openings)("say that a shop is closed and opens %o", (opening, words) => {
    const closed = (key: "closed.shop" | "closed.location"): string =>
      ro.format.closed({ key, locationName: "Aviatorilor", opening });
    expect(closed("closed.shop")).toBe(`Momentan suntem închiși. Vom deschide ${words}.`);
    expect(closed("closed.location")).toBe(
      `Locația Aviatorilor este momentan închisa. Vom deschide ${words}.`,
    );
  });

  it("name yesterday, today and tomorrow, apart from the words of the next opening", () => {
    const said = [-DAY_MS, 0, DAY_MS].map((millis) =>
      ro.format.relative(plusMillis(NOON, millis), NOON, ZONE),
    );
    const { time } = ro.format;
    const hour = time(NOON, ZONE);
    expect(said).toEqual([`Ieri la ${hour}`, `Astăzi la ${hour}`, `Mâine la ${hour}`]);
  });

  it("warn after a change of location", () => {
    expect(messageText(ro, keyMessage("cart.changed_by_location"))).toBe(
      "Verifică coșul: a fost modificat deoarece la noua locație unele produse lipsesc sau au alt preț.",
    );
  });

  it("word the errors of the catalog in English as written (ERROR-10)", () => {
    const { errors } = en.t;
    expect([
      errors.forbidden(),
      errors.session_expired(),
      errors.unknown_error(),
      errors.unknown_user_type(),
    ]).toEqual(["Access denied", "Your session expired", "Unknown error", "Unknown user type"]);
  });

  it("word the error page alike in both languages (ERROR-13)", () => {
    for (const { t } of [ro, en]) {
      expect(t.notFound.message({ path: "/nowhere" })).toBe("Page Not Found: /nowhere");
      expect(t.errors.server_error()).toBe("Internal Server Error");
      expect(t.toast.region()).toBe("Notifications");
      expect(messageText(en, keyMessage("shop.no_locations"))).toBe("No locations found");
    }
  });

  it("name the amount on the button that orders", () => {
    const amount = ro.format.money({ amount: "87.50", currency: "RON" });
    expect(ro.t.checkout.place({ amount })).toBe("Comandă — 87,50 lei");
  });

  it("put page and shop into the title", () => {
    expect(pageTitle(messageText(ro, keyMessage("titles.shop.menu")), "Bistro Nord")).toBe(
      "Meniu – Bistro Nord",
    );
  });
});

describe("the messages of form fields (FORM-1)", () => {
  const keys = [
    "accept_privacy",
    "accept_terms",
    "street_number_required",
    "guardian_present",
    "guardian_email",
    "passwords_match",
    "password_lowercase",
    "password_uppercase",
    "password_number",
    "phone",
    "email",
    "required",
    "integer",
    "positive",
    "negative",
    "url",
    "uuid",
    "one_of",
    "not_one_of",
  ];

  it.each(keys)("have a sentence for %s in both languages", (key) => {
    const [romanian, english] = [ro, en].map((i18n) => messageText(i18n, keyMessage(`validation.${key}`)));
    expect(romanian).not.toBe(english);
    expect([ro.t.validation.invalid(), ro.t.errors.unknown_error()]).not.toContain(romanian);
  });

  const limits: readonly (readonly [string, Readonly<Record<string, string | number>>])[] = [
    ["string_min", { min: 2 }],
    ["string_max", { max: 250 }],
    ["string_length", { length: 6 }],
    ["number_min", { min: 5 }],
    ["number_max", { max: 180 }],
    ["date_min", { min: "2026-01-01" }],
    ["date_max", { max: "2026-12-31" }],
    ["array_min", { min: 1 }],
    ["array_max", { max: 3 }],
    ["array_length", { length: 2 }],
  ];

  // Nothing in the product has a guardian or a negative number yet: a form whose rule says so shows it like any other.
  it.each([...keys.map((key) => [key, {}] as const), ...limits])(
    "stand under the field of a form whose rule says %s, and go when it is right",
    (key, params) => {
      const message = keyMessage(`validation.${key}`, params);
      const rule = ({ note }: FormValues): FieldErrors => (note === "wrong" ? { note: message } : {});
      const wrong = leaveField(createForm<FormValues>({ note: "wrong" }), "note", rule);
      expect(wrong.errors).toEqual({ note: message });
      expect(isFormFine(checkForm(wrong, rule))).toBe(false);
      for (const i18n of [ro, en]) expect(messageText(i18n, message)).not.toMatch(/validation|[{}]|^$/u);
      expect(changeFields(wrong, { note: "right" }, rule).errors).toEqual({});
    },
  );

  it("name the limits of texts, numbers, dates and lists", () => {
    const said = (key: string, params: Readonly<Record<string, string | number>>): string =>
      messageText(en, keyMessage(`validation.${key}`, params));
    expect(limits.map(([key, params]) => said(key, params))).toEqual([
      "At least 2 characters",
      "At most 250 characters",
      "Exactly 6 characters",
      "At least 5",
      "At most 180",
      "The date must be 2026-01-01 or later",
      "The date must be 2026-12-31 or earlier",
      "Choose at least 1",
      "Choose at most 3",
      "Choose exactly 2",
    ]);
  });
});
