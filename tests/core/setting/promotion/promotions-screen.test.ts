import { describe, expect, it } from "vitest";
import {
  createPromotionEnd,
  createPromotionList,
  createPromotionSettings,
} from "#core/app/screen/setting/create-promotions.ts";
import { selectIsFormSubmitted } from "#core/form/form.selectors.ts";
import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { isOwnCode } from "#core/setting/promotion/promotion-code.ts";
import { readPromotionEdit } from "#core/setting/promotion/promotion-settings.machine.ts";
import { selectSettingEdit, selectUnread } from "#core/setting/setting.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const SHOP = idOf<ShopId>("bistro");
const VARA = idOf<PromotionId>("vara");

async function start(promotionId: PromotionId | null) {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const actor = createPromotionSettings(app, { shopId: SHOP, promotionId, comma: "," });
  actor.start();
  await flush();
  const edit = () => {
    const found = selectSettingEdit(actor.getSnapshot());
    if (found === null) throw new Error("The promotion was not read");
    return found;
  };
  return { actor, app, backend, edit };
}

describe("the promotions of a shop on screen (PROMOTION-16)", () => {
  it("are made with a code of their own, checked next to the others", async () => {
    const { actor, app, edit } = await start(null);
    expect(isOwnCode(edit().draft.code)).toBe(true);
    actor.send({ type: "setting.change", draft: { ...edit().draft, name: "Iarna", code: "VARA2026" } });
    expect(readPromotionEdit(edit())).toEqual({ ok: false, error: { code: "validation.code_taken" } });
    actor.send({ type: "setting.save" });
    await flush();
    expect(edit().held.promotion).toBeNull();
    actor.send({ type: "setting.change", draft: { ...edit().draft, code: "IARNA2026" } });
    actor.send({ type: "setting.save" });
    await flush();
    expect(edit().held.promotion).toMatchObject({ version: 1, terms: { name: "Iarna", code: "IARNA2026" } });
    const list = createPromotionList(app, SHOP);
    list.start();
    await flush();
    expect(selectAnswer(list.getSnapshot())?.promotions.map(({ terms }) => terms.name)).toEqual([
      "Iarna",
      "Vara aceasta",
    ]);
  });

  it("are changed by their version and keep their own code", async () => {
    const { actor, edit } = await start(VARA);
    actor.send({ type: "setting.change", draft: { ...edit().draft, percent: "25" } });
    actor.send({ type: "setting.save" });
    await flush();
    expect(edit().held.promotion).toMatchObject({ version: 2, terms: { discount: { value: "0.25" } } });
  });

  it("end for good, and one that is gone is not there", async () => {
    const { app } = await start(VARA);
    const end = createPromotionEnd(app, { id: VARA, version: 1 });
    end.start();
    end.send({ type: "form.submit" });
    await flush();
    expect(selectIsFormSubmitted(end.getSnapshot())).toBe(true);
    const gone = createPromotionSettings(app, { shopId: SHOP, promotionId: VARA, comma: "," });
    gone.start();
    await flush();
    expect(selectUnread(gone.getSnapshot())?.tag).toBe("NotFound");
  });

  it("say in their place that they could not be read", async () => {
    const { app, backend } = await start(null);
    backend.callLog.failNext("promotionSettings.listPromotions", UNREACHABLE);
    const list = createPromotionList(app, SHOP);
    list.start();
    await flush();
    expect(selectPollingError(list.getSnapshot())?.tag).toBe("Unreachable");
  });
});
