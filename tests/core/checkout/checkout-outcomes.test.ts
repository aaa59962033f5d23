import { describe, expect, it } from "vitest";
import { MAX_TRIES } from "#core/checkout/checkout-setup.ts";
import {
  selectCheckoutErrors,
  selectDraft,
  selectMayPlace,
  selectQuoteError,
} from "#core/checkout/checkout.selectors.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { AVIATORILOR } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { SHOP, simulateCheckout } from "./simulated-checkout.ts";

const PAUSED = refused("location.paused");
const ORDERED = refused("cart.already_ordered", { orderId: idOf("01JORDER") });
const INVALID: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: null,
  fields: { kitchenNote: ["Prea lung"] },
  details: {},
};

describe("an order that is not accepted", () => {
  it.each([
    ["refused", PAUSED, { type: "checkout.refused", error: PAUSED }],
    ["found invalid", INVALID, { type: "checkout.refused", error: INVALID }],
    ["ordered before", ORDERED, { type: "checkout.alreadyOrdered", orderId: idOf("01JORDER") }],
  ] as const)("is forgotten when it is %s at once, which is emitted", async (_, error, told) => {
    const { backend, actor, emitted } = await simulateCheckout();
    backend.callLog.failNext("checkout.placeOrder", error);
    actor.send({ type: "checkout.place" });
    await flush();
    expect([emitted, backend.attempts.attempts.has(SHOP)]).toEqual([[told], false]);
  });

  it.each([
    ["refused", PAUSED, { type: "checkout.refused", error: PAUSED }],
    ["ordered before", ORDERED, { type: "checkout.alreadyOrdered", orderId: idOf("01JORDER") }],
  ] as const)("is forgotten when it is %s after a lost answer, which is emitted", async (_, error, told) => {
    const { backend, actor, emitted } = await simulateCheckout();
    for (const answer of [UNREACHABLE, error]) backend.callLog.failNext("checkout.placeOrder", answer);
    actor.send({ type: "checkout.place" });
    await flush();
    expect([emitted, backend.attempts.attempts.has(SHOP)]).toEqual([[told], false]);
  });

  it("is asked about as often again when it is placed once more after a refusal", async () => {
    const { backend, actor, pass } = await simulateCheckout();
    const place = async (unanswered: number): Promise<void> => {
      for (let n = 0; n < unanswered; n += 1) backend.callLog.failNext("checkout.placeOrder", UNREACHABLE);
      actor.send({ type: "checkout.place" });
      await flush();
    };
    await place(MAX_TRIES);
    backend.callLog.failNext("checkout.placeOrder", PAUSED);
    for (let n = 1; n < MAX_TRIES; n += 1) await pass(3000);
    expect(actor.getSnapshot().matches("editing")).toBe(true);
    await pass(300);
    await place(2);
    expect(actor.getSnapshot().value).toEqual({ checking: "pausing" });
  });

  it("shows from then on what is wrong with every field", async () => {
    const { backend, actor } = await simulateCheckout();
    backend.callLog.failNext("checkout.placeOrder", PAUSED);
    actor.send({ type: "checkout.place" });
    await flush();
    actor.send({ type: "checkout.change", change: { firstName: "A" } });
    expect(selectCheckoutErrors(actor.getSnapshot())).toEqual({
      firstName: keyMessage("validation.string_min"),
    });
  });

  it("is forgotten when its price changed, and says why the new one cannot be had", async () => {
    const { backend, actor, emitted } = await simulateCheckout();
    backend.callLog.failNext("checkout.placeOrder", refused("price.changed"));
    backend.callLog.failNext("checkout.quote", UNREACHABLE);
    actor.send({ type: "checkout.place" });
    await flush();
    expect(emitted).toEqual([{ type: "checkout.failed", error: UNREACHABLE }]);
    expect(selectQuoteError(actor.getSnapshot())).toEqual(UNREACHABLE);
    expect(backend.attempts.attempts.has(SHOP)).toBe(false);
  });

  it("is forgotten once it was accepted after a lost answer", async () => {
    const { backend, actor, emitted } = await simulateCheckout();
    backend.callLog.loseAnswer("checkout.placeOrder", UNREACHABLE);
    actor.send({ type: "checkout.place" });
    await flush();
    expect(emitted.map(({ type }) => type)).toEqual(["checkout.placed"]);
    expect(backend.attempts.attempts.has(SHOP)).toBe(false);
  });
});

describe("a quote", () => {
  it("is asked for what was chosen outside of checkout, and says why it cannot be had", async () => {
    const { backend, actor, pass } = await simulateCheckout();
    backend.callLog.failNext("checkout.quote", UNREACHABLE);
    const elsewhere = { locationId: AVIATORILOR, method: "delivery", address: null } as const;
    actor.send({ type: "checkout.adoptFulfillment", ...elsewhere });
    expect(selectDraft(actor.getSnapshot())).toMatchObject(elsewhere);
    await pass(300);
    expect(selectQuoteError(actor.getSnapshot())).toEqual(UNREACHABLE);
    actor.send({ type: "checkout.change", change: { tip: { percent: 10 } } });
    expect(selectDraft(actor.getSnapshot()).tip).toEqual({ percent: 10 });
    await pass(300);
    expect([selectQuoteError(actor.getSnapshot()), selectMayPlace(actor.getSnapshot())]).toEqual([
      null,
      true,
    ]);
  });
});
