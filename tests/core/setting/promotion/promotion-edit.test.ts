import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CODE_CHARACTERS,
  isOwnCode,
  mayBeGuessed,
  randomCode,
} from "#core/setting/promotion/promotion-code.ts";
import {
  fractionOfPercent,
  newPromotionDraft,
  percentOf,
  readPromotionDraft,
  toPromotionDraft,
  type PromotionDraft,
} from "#core/setting/promotion/promotion-draft.ts";
import { promotionFieldProblems } from "#core/setting/promotion/promotion-field-problems.ts";
import { promotionProblems, promotionState } from "#core/setting/promotion/promotion-terms.ts";
import type { PromotionId, ProductId } from "#core/kernel/id.ts";
import { LUNCH_HOURS } from "#core/setting/location/typed-hours.ts";
import { plusMillis } from "#core/time/instant.ts";
import { readTypedMoment, writeTypedMoment } from "#core/time/typed-moment.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { promotionTerms } from "#tests/support/headless/in-memory-promotions.ts";

const ZONE = "Europe/Bucharest";
const ALONE = { takenCodes: [], uses: 0 };
const typed = (change: Partial<PromotionDraft>) =>
  readPromotionDraft({ ...newPromotionDraft("A1B2C3D4"), name: "Prânz", ...change }, ZONE, ALONE);

describe("a promotion as a manager types it (PROMOTION-16)", () => {
  it("reads back as it was, with every condition", () => {
    const terms = promotionTerms({
      discount: { value: "0.125" },
      limitedToLocationIds: [CENTRU],
      limitedToProductIds: [idOf<ProductId>("Pizza")],
      limitedToMobileApp: true,
      limitedToFulfillmentMethods: ["pickup"],
      usageLimitPerCustomer: { type: "count", times: 2, options: { validForFirstOrdersOnly: true } },
      totalLimit: 100,
      validFrom: NOON,
      validUntil: plusMillis(NOON, 86_400_000),
      weekdayHours: { "1": [["11:00", "15:00"]], "2": [], "3": [], "4": [], "5": [], "6": [], "7": [] },
    });
    const draft = toPromotionDraft(terms, ",", ZONE);
    expect([draft.percent, draft.validFrom, draft.timesPerCustomer]).toEqual([
      "12,5",
      "2026-03-13T12:00",
      "2",
    ]);
    expect(readPromotionDraft(draft, ZONE, ALONE)).toEqual({ ok: true, value: terms });
  });

  it("is refused part by part", () => {
    expect(
      typed({
        name: " ",
        percent: "0",
        code: "a b",
        totalLimit: "multe",
        firstOrdersOnly: true,
        validFrom: "2026-03-13T12:00",
        validUntil: "2026-03-13T12:00",
        hours: { ...LUNCH_HOURS, "2": [{ from: "10:00", to: "" }] },
      }),
    ).toEqual({
      ok: false,
      error: {
        name: "validation.required",
        discount: "validation.percent",
        code: "validation.promotion_code",
        totalLimit: "validation.integer",
        timesPerCustomer: "validation.required",
        validUntil: "validation.ends_before",
        "hours.2": "validation.hours_missing",
      },
    });
  });

  it("has a code that no other has or had, and a total that its uses leave possible", () => {
    const terms = promotionTerms({ totalLimit: 3 });
    expect(promotionProblems(terms, { takenCodes: ["VARA2026"], uses: 4 })).toEqual({
      code: "validation.code_taken",
      totalLimit: "validation.uses_below",
    });
    expect(promotionFieldProblems({ ...terms, automatic: true }, { takenCodes: [], uses: 0 })).toEqual({
      "terms.code": "validation.promotion_code",
    });
  });

  it("needs no code where it applies by itself or is found in the cart", () => {
    for (const kind of ["automatic", "open"] as const)
      expect(typed({ kind, code: "?" })).toMatchObject({
        ok: true,
        value: { automatic: kind === "automatic", code: null },
      });
  });

  it("is scheduled, running, over or used up now", () => {
    const held = { id: idOf<PromotionId>("vara"), version: 1, uses: { held: 1, used: 2 } };
    const stateOf = (change: Parameters<typeof promotionTerms>[0]) =>
      promotionState({ ...held, terms: promotionTerms(change) }, NOON);
    expect([
      stateOf({}),
      stateOf({ validFrom: plusMillis(NOON, 1) }),
      stateOf({ validUntil: NOON }),
      stateOf({ totalLimit: 3 }),
    ]).toEqual(["running", "scheduled", "over", "exhausted"]);
  });
});

describe("the code of a promotion", () => {
  it("has 8 random characters where it is made for anybody, and is one that could be typed (PROMOTION-13)", () => {
    const code = randomCode("01JDKQ3N5XQZ8V7W6T4R2P1M0K");
    expect([code, code.length, isOwnCode(code), mayBeGuessed(code)]).toEqual([
      "T4R2P1M0K".slice(1),
      CODE_CHARACTERS,
      true,
      false,
    ]);
    expect([mayBeGuessed("VARA"), isOwnCode("-VARA"), isOwnCode("vară"), isOwnCode("AB")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("what is typed of a promotion", () => {
  it("is a percentage for each fraction of hundredths of a per cent, and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (hundredths) => {
        const whole = String(hundredths).padStart(5, "0");
        const fraction = `${Number(whole.slice(0, 1))}.${whole.slice(1).replace(/0{1,2}$/, "")}`;
        expect(fractionOfPercent(percentOf(fraction))).toBe(fraction);
      }),
    );
    expect([fractionOfPercent("20"), fractionOfPercent("7,25"), fractionOfPercent("100")]).toEqual([
      "0.20",
      "0.0725",
      "1.00",
    ]);
    expect([fractionOfPercent("1,234"), fractionOfPercent("-5"), fractionOfPercent("")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is a moment by the wall clock of the shop's zone, and back", () => {
    expect(readTypedMoment("2026-07-01T09:30", ZONE)).toBe("2026-07-01T06:30:00.000Z");
    expect([readTypedMoment("2026-02-30T09:30", ZONE), readTypedMoment("", ZONE)]).toEqual([null, null]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (minutes) => {
        const moment = plusMillis(NOON, minutes * 60_000);
        const read = readTypedMoment(writeTypedMoment(moment, ZONE), ZONE);
        // The hour that comes twice is read as its first.
        expect([moment, plusMillis(moment, -3_600_000)]).toContain(read);
      }),
    );
  });
});
