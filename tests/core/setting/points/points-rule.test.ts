import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { createPointsRule } from "#core/app/screen/setting/create-points-rule.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { fromMinorUnits, toMinorUnits } from "#core/money/minor-units.ts";
import { earnedPoints } from "#core/reward/earned-points.ts";
import { spentFor } from "#core/reward/spent-for.ts";
import {
  pointsExample,
  pointsRuleProblem,
  readPointsDraft,
  toPointsDraft,
} from "#core/setting/points/points-rule.ts";
import { selectSettingEdit, selectTheirs } from "#core/setting/setting.selectors.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { pointsRuleAtFirst } from "#tests/support/headless/in-memory-shop-settings.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const rates = fc
  .integer({ min: 1, max: 9_999_999 })
  .map((tenThousandths) => String(tenThousandths / 10_000))
  .filter((rate) => !rate.includes("e"));

describe("how a shop gives points (REWARD-6)", () => {
  it("is typed with a comma or a point, and comes back without zeros at its end", () => {
    const rateOf = (rate: string, isOn = true) => readPointsDraft({ isOn, rate });
    for (const [typed, pointsPerUnit] of [
      ["1", "1"],
      [" 01,50 ", "1.5"],
      ["0.25", "0.25"],
      ["10.0", "10"],
      ["999,9999", "999.9999"],
    ] as const)
      expect(rateOf(typed)).toEqual({ ok: true, value: { isOn: true, pointsPerUnit } });
    for (const typed of ["", "0", "0,00", "-1", "1000", "0,00001", "1,2,3", "one"])
      expect(rateOf(typed)).toEqual({ ok: false, error: "validation.points_rate" });
    expect(rateOf("0", false)).toEqual({ ok: true, value: { isOn: false, pointsPerUnit: "0" } });
  });

  test.prop([rates, fc.boolean()])("is the same after it was shown and read", (pointsPerUnit, isOn) => {
    const rule = { isOn, pointsPerUnit };
    expect(pointsRuleProblem(rule)).toBe(null);
    for (const comma of [",", "."] as const)
      expect(readPointsDraft(toPointsDraft(rule, comma))).toEqual({ ok: true, value: rule });
  });

  it("has an order as an example, by the one rule of what counts (REWARD-3)", () => {
    const held = pointsRuleAtFirst();
    expect(pointsExample({ isOn: true, pointsPerUnit: "0.5" }, held)).toEqual({
      subtotal: lei("89.50"),
      discount: lei("6.50"),
      pointsPaid: lei("25.00"),
      deliveryFee: lei("9.00"),
      eligible: lei("58.00"),
      points: 29,
      spentForCheapest: lei("240.00"),
    });
    const off = pointsExample({ isOn: false, pointsPerUnit: "0.5" }, held);
    expect([off.points, off.spentForCheapest]).toEqual([0, null]);
    expect(pointsExample(held.rule, { ...held, cheapest: null }).spentForCheapest).toBe(null);
  });

  test.prop([fc.integer({ min: 1, max: 5000 }), rates])(
    "says the least that earns so many points: a minor unit less earns fewer",
    (points, rate) => {
      const spent = spentFor(points, rate, "RON");
      if (spent === null) throw new Error("The rate is not nothing");
      const less = fromMinorUnits(toMinorUnits(spent) - 1n, "RON");
      expect(earnedPoints(spent, rate)).toBeGreaterThanOrEqual(points);
      expect(earnedPoints(less, rate)).toBeLessThan(points);
    },
  );

  it("is seen by who saves second before it is overwritten (SETTING-1)", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const shopId = idOf<ShopId>("bistro");
    const [first, second] = [createPointsRule(app, shopId, ","), createPointsRule(app, shopId, ".")];
    for (const screen of [first, second]) screen.start();
    await flush();
    const save = async (screen: typeof first, rate: string): Promise<void> => {
      screen.send({ type: "setting.change", draft: { isOn: true, rate } });
      screen.send({ type: "setting.save" });
      await flush();
    };
    await save(first, "0");
    expect(backend.callLog.log).not.toContain("pointsRules.writePointsRule");
    await save(first, "1,5");
    expect(selectSettingEdit(first.getSnapshot())?.draft).toEqual({ isOn: true, rate: "1,5" });
    await save(second, "2");
    expect(selectTheirs(second.getSnapshot())?.pristine).toEqual({ isOn: true, rate: "1.5" });
  });
});
