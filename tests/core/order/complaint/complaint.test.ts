import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartItemId } from "#core/kernel/id.ts";
import { isLess } from "#core/money/compare.ts";
import { toMinorUnits, fromMinorUnits } from "#core/money/minor-units.ts";
import { complaintProblems, waitingComplaint } from "#core/order/complaint/complaint.ts";
import { chosenResolution, offeredResolutions } from "#core/order/complaint/resolution-form.ts";
import {
  complained,
  refundable,
  refundableLines,
  refundOf,
  resolutionOf,
  resolved,
  type Sale,
} from "#core/order/complaint/sale.ts";
import { moveOrder } from "#core/order/lifecycle/move-order.ts";
import { resolutionProblems } from "#core/order/lifecycle/order-rules.ts";
import { plusMillis } from "#core/time/instant.ts";
import {
  A_COMPLAINT_SALE,
  A_SALE,
  HALF_PAST_NOON,
  MOVERS,
  orderFacts,
} from "#tests/core/order/order-cases.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrderLine } from "#tests/support/builders/order.ts";

const PIZZA = idOf<CartItemId>("Pizza");
const COLA = idOf<CartItemId>("Cola");
const HOUR_MS = 3_600_000;

/** A pizza for 30 and a cola for 8 lei, brought for 10: paid, and complained of. */
const DINNER: Sale = {
  ...A_COMPLAINT_SALE,
  lines: [anOrderLine("Pizza"), anOrderLine("Cola", { total: lei("8.00") })],
  total: lei("48.00"),
};

describe("a complaint", () => {
  it("has 3 to 500 characters, and names lines of the order where one is missing or wrong", () => {
    const { lines } = DINNER;
    const text = "A venit rece";
    expect(complaintProblems({ problem: "late", itemIds: [], text }, lines)).toEqual({});
    expect(complaintProblems({ problem: "missing_item", itemIds: [COLA], text }, lines)).toEqual({});
    expect(complaintProblems({ problem: "wrong_item", itemIds: [], text: " nu " }, lines)).toEqual({
      itemIds: "validation.array_min",
      text: "validation.string_min",
    });
    expect(
      complaintProblems(
        { problem: "quality", itemIds: [idOf<CartItemId>("Other")], text: "x".repeat(501) },
        lines,
      ),
    ).toEqual({ itemIds: "validation.invalid", text: "validation.string_max" });
    expect(complaintProblems(null, lines)).toEqual({ problem: "validation.required" });
  });

  it("is made within 48 hours, once at a time, and of a cancelled order only where its food was made (ORDER-22)", () => {
    const complaint = { problem: "late", itemIds: [], text: "A venit rece" } as const;
    const made = (status: "fulfilled" | "cancelled", hours: number, change = {}) => {
      const facts = orderFacts({ ...change, statusSince: plusMillis(HALF_PAST_NOON, -hours * HOUR_MS) });
      const asked = { event: "complain", version: 1, complaint } as const;
      return moveOrder({ status, facts }, asked, MOVERS.customer, HALF_PAST_NOON).ok;
    };
    expect([made("fulfilled", 48), made("fulfilled", 48.01)]).toEqual([true, false]);
    expect(made("fulfilled", 1, { sale: A_COMPLAINT_SALE })).toBe(false);
    expect([made("cancelled", 1), made("cancelled", 1, { wasReady: true })]).toEqual([false, true]);
  });

  it("keeps its order from being reopened while it waits", () => {
    const reopened = (sale: Sale) => {
      const facts = orderFacts({
        sale,
        lastMove: { event: "cancel", at: HALF_PAST_NOON, moverId: "manager" },
      });
      return moveOrder(
        { status: "cancelled", facts },
        { event: "reopen", version: 1 },
        MOVERS.manager,
        HALF_PAST_NOON,
      ).ok;
    };
    expect([reopened(A_SALE), reopened(A_COMPLAINT_SALE)]).toEqual([true, false]);
  });
});

describe("the answer to a complaint", () => {
  it("gives back all that is left, or each line once, and nothing before the order is paid (ORDER-23)", () => {
    expect(refundOf(DINNER, null)).toEqual(lei("48.00"));
    expect(refundOf(DINNER, [COLA])).toEqual(lei("8.00"));
    expect(refundOf(DINNER, [])).toBeNull();
    expect(refundOf(DINNER, [idOf<CartItemId>("Other")])).toBeNull();
    const unpaid: Sale = { ...DINNER, payment: { ...DINNER.payment, status: "due" } };
    expect(refundOf(unpaid, null)).toBeNull();
    expect(offeredResolutions(unpaid)).toEqual(["points", "refuse"]);

    const answer = resolutionOf(DINNER, { type: "refund", itemIds: [COLA] }, null, HALF_PAST_NOON);
    expect(answer).toEqual({
      type: "refund",
      text: null,
      itemIds: [COLA],
      amount: lei("8.00"),
      points: null,
      at: HALF_PAST_NOON,
    });
    const after = answer === null ? DINNER : resolved(DINNER, answer);
    expect(after.payment).toEqual({ ...DINNER.payment, status: "refunded", refunded: lei("8.00") });
    expect(waitingComplaint(after.complaints)).toBeNull();
    expect(refundableLines(after).map(({ itemId }) => itemId)).toEqual([PIZZA]);
    expect([refundOf(after, [COLA]), refundOf(after, null)]).toEqual([null, lei("40.00")]);
    // Without a complaint that waits there is nothing to answer.
    expect(resolutionOf(after, { type: "refuse" }, "De ce nu", HALF_PAST_NOON)).toBeNull();
  });

  it("says no with words, and gives points where an order brings some", () => {
    expect(resolutionProblems({ type: "refuse" }, " nu ")).toEqual({ text: "validation.string_min" });
    expect(resolutionProblems({ type: "points", points: 10_001 }, null)).toEqual({
      "resolution.points": "validation.number_range",
    });
    expect(resolutionProblems({ type: "refund", itemIds: [] }, "x".repeat(201))).toEqual({
      "resolution.itemIds": "validation.array_min",
      text: "validation.string_max",
    });
    expect(resolutionProblems(null, null)).toEqual({ resolution: "validation.required" });
    const points = { type: "points", points: 50 } as const;
    expect(resolutionOf(DINNER, points, null, HALF_PAST_NOON)).toMatchObject({ points: 50, amount: null });
    expect(resolutionOf({ ...DINNER, pointsEarned: 0 }, points, null, HALF_PAST_NOON)).toBeNull();
  });

  it("is what the form says", () => {
    const form = { type: null, isWhole: true, itemIds: [COLA], points: " 50 " } as const;
    expect(chosenResolution(form)).toBeNull();
    expect(chosenResolution({ ...form, type: "refuse" })).toEqual({ type: "refuse" });
    expect(chosenResolution({ ...form, type: "refund" })).toEqual({ type: "refund", itemIds: null });
    expect(chosenResolution({ ...form, type: "refund", isWhole: false })).toEqual({
      type: "refund",
      itemIds: [COLA],
    });
    expect(chosenResolution({ ...form, type: "points" })).toEqual({ type: "points", points: 50 });
    expect(chosenResolution({ ...form, type: "points", points: "mult" })).toEqual({
      type: "points",
      points: 0,
    });
  });

  it("never gives back more than was paid, however often and of what", () => {
    const prices = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 5 });
    const choices = fc.array(fc.option(fc.array(fc.nat(5), { maxLength: 3 })), { maxLength: 6 });
    fc.assert(
      fc.property(prices, fc.nat(1000), choices, (amounts, fee, asked) => {
        const money = (minor: number) => fromMinorUnits(BigInt(minor), "RON");
        const lines = amounts.map((minor, at) => anOrderLine(`Line ${at}`, { total: money(minor) }));
        const total = money(amounts.reduce((sum, minor) => sum + minor, fee));
        let sale: Sale = { ...A_SALE, lines, total };
        let given = 0n;
        for (const chosen of asked) {
          const itemIds = chosen?.map((at) => idOf<CartItemId>(`Line ${at}`)) ?? null;
          const before = complained(sale, { problem: "other", itemIds: [], text: "Nu" }, HALF_PAST_NOON);
          const choice = { type: "refund", itemIds } as const;
          const answer =
            resolutionOf(before, choice, null, HALF_PAST_NOON) ??
            resolutionOf(before, { type: "refuse" }, "De ce nu", HALF_PAST_NOON);
          if (answer === null) throw new Error("A complaint that waits can be refused");
          given += answer.amount === null ? 0n : toMinorUnits(answer.amount);
          sale = resolved(before, answer);
          expect(isLess(refundable(sale), money(0))).toBe(false);
          expect(given + toMinorUnits(refundable(sale))).toBe(toMinorUnits(total));
        }
      }),
    );
  });
});
