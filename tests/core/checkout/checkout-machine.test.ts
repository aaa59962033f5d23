import { describe, expect, it } from "vitest";
import { idOf } from "#tests/support/builders/values.ts";
import { checkoutMachine } from "#core/checkout/checkout.machine.ts";
import {
  selectBlockers,
  selectChange,
  selectChecking,
  selectCheckoutErrors,
  selectCheckoutFormError,
  selectMayPlace,
  selectQuote,
} from "#core/checkout/checkout.selectors.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import type { TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { CART, simulateCheckout as open, SHOP, visits, backendWithCart } from "./simulated-checkout.ts";

const asked = (backend: TestBackend, name: string): number =>
  backend.callLog.log.filter((call) => call === name).length;

describe("the checkout machine", () => {
  it("quotes after 300 ms, again when a field that matters changes, and silently every minute", async () => {
    const { backend, actor, pass } = await open();
    expect(selectQuote(actor.getSnapshot())?.total).toEqual(lei("30.00"));
    actor.send({ type: "checkout.change", change: { kitchenNote: "fără ceapă" } });
    await pass(300);
    expect(asked(backend, "checkout.quote")).toBe(1);
    actor.send({ type: "checkout.change", change: { tip: { percent: 10 } } });
    await pass(300);
    expect(asked(backend, "checkout.quote")).toBe(2);
    backend.kitchen.quoteChange = { total: lei("31.00") };
    await pass(60_000);
    expect(asked(backend, "checkout.quote")).toBe(3);
    expect(selectQuote(actor.getSnapshot())?.total).toEqual(lei("31.00"));
    expect(selectMayPlace(actor.getSnapshot())).toBe(true);
  });

  it("waits with the quote until the server holds the cart", async () => {
    const { backend, actor, pass } = await open(backendWithCart(), { cart: null });
    expect(asked(backend, "checkout.quote")).toBe(0);
    actor.send({ type: "checkout.adoptCart", cartId: CART.id, revision: 1 });
    await pass(300);
    expect(selectMayPlace(actor.getSnapshot())).toBe(true);
    actor.send({ type: "checkout.cartUnsaved" });
    expect(selectMayPlace(actor.getSnapshot())).toBe(false);
    const before = asked(backend, "checkout.quote");
    actor.send({ type: "checkout.change", change: { tip: { percent: 10 } } });
    await pass(300);
    expect(asked(backend, "checkout.quote")).toBe(before);
  });

  it("names the fields that are missing instead of ordering", async () => {
    const { backend, actor } = await open(backendWithCart(), {
      draft: { firstName: "", acceptTerms: false, paymentMethod: null },
    });
    actor.send({ type: "checkout.place" });
    expect(Object.keys(selectCheckoutErrors(actor.getSnapshot())).toSorted()).toEqual([
      "acceptTerms",
      "firstName",
      "paymentMethod",
    ]);
    expect(asked(backend, "checkout.placeOrder")).toBe(0);
  });

  it("shows what is wrong with a field once it was left, and keeps it while another is changed", async () => {
    const { actor } = await open(backendWithCart(), { draft: { firstName: "A" } });
    expect(selectCheckoutErrors(actor.getSnapshot())).toEqual({});
    actor.send({ type: "checkout.leave", field: "firstName" });
    actor.send({ type: "checkout.change", change: { kitchenNote: "fără ceapă" } });
    expect(selectCheckoutErrors(actor.getSnapshot())).toEqual({
      firstName: keyMessage("validation.string_min"),
    });
    actor.send({ type: "checkout.change", change: { firstName: "Ana" } });
    expect(selectCheckoutErrors(actor.getSnapshot())).toEqual({});
  });

  it("orders nothing while something stands in the way", async () => {
    const backend = backendWithCart();
    backend.kitchen.quoteChange = { blockers: [{ key: "order.below_minimum", missing: lei("12.50") }] };
    const { actor } = await open(backend);
    expect(selectBlockers(actor.getSnapshot())).toEqual([
      { key: "order.below_minimum", missing: lei("12.50") },
    ]);
    expect(selectMayPlace(actor.getSnapshot())).toBe(true);
    actor.send({ type: "checkout.place" });
    await flush();
    expect(asked(backend, "checkout.placeOrder")).toBe(0);
  });

  it("places an order and forgets the attempt", async () => {
    const { backend, actor, emitted } = await open();
    actor.send({ type: "checkout.place" });
    expect(backend.attempts.attempts.has(SHOP)).toBe(true);
    await flush();
    const [order] = backend.kitchen.orders.values();
    expect(emitted).toEqual([{ type: "checkout.placed", order }]);
    expect(backend.attempts.attempts.has(SHOP)).toBe(false);
  });

  it("asks with the same key what became of an order whose answer was lost (CHECKOUT-16)", async () => {
    const { backend, actor, emitted, pass } = await open();
    backend.callLog.loseAnswer("checkout.placeOrder", UNREACHABLE);
    backend.callLog.failNext("checkout.placeOrder", UNREACHABLE);
    actor.send({ type: "checkout.place" });
    await flush();
    expect(selectChecking(actor.getSnapshot())).toBe("checking");
    await pass(3000);
    expect(backend.kitchen.orders.size).toBe(1);
    expect(emitted.map(({ type }) => type)).toEqual(["checkout.placed"]);
  });

  it("says that it takes longer after eight unanswered questions, and does not give up", async () => {
    const { backend, actor, emitted, pass } = await open();
    for (let slotInput = 0; slotInput < 10; slotInput += 1)
      backend.callLog.failNext("checkout.placeOrder", UNREACHABLE);
    actor.send({ type: "checkout.place" });
    await flush();
    for (let pause = 0; pause < 7; pause += 1) await pass(3000);
    expect(selectChecking(actor.getSnapshot())).toBe("stuck");
    await pass(30_000);
    actor.send({ type: "checkout.retry" });
    await flush();
    expect(emitted.map(({ type }) => type)).toEqual(["checkout.placed"]);
  });

  it("asks about an order of before a reload first", async () => {
    const backend = backendWithCart();
    const before = await open(backend);
    backend.callLog.loseAnswer("checkout.placeOrder", UNREACHABLE);
    backend.callLog.failNext("checkout.placeOrder", UNREACHABLE);
    before.actor.send({ type: "checkout.place" });
    await flush();
    before.actor.stop();
    const { emitted } = await open(backend, { attempt: backend.attempts.readAttempt(SHOP) });
    expect(emitted.map(({ type }) => type)).toEqual(["checkout.placed"]);
    expect(backend.kitchen.orders.size).toBe(1);
  });

  it("shows a changed total and orders only after a yes", async () => {
    const { backend, actor } = await open();
    backend.kitchen.quoteChange = { total: lei("31.00") };
    actor.send({ type: "checkout.place" });
    await flush();
    const change = selectChange(actor.getSnapshot());
    expect([change?.old.total, change?.new.total]).toEqual([lei("30.00"), lei("31.00")]);
    expect(backend.kitchen.orders.size).toBe(0);
    actor.send({ type: "checkout.agree" });
    await flush();
    expect(backend.kitchen.orders.size).toBe(1);
  });

  it("leads to the order that another tab made of the same cart", async () => {
    const { backend, actor, emitted } = await open();
    backend.callLog.failNext(
      "checkout.placeOrder",
      refused("cart.already_ordered", { orderId: idOf("01JORDER") }),
    );
    actor.send({ type: "checkout.place" });
    await flush();
    expect(emitted).toEqual([{ type: "checkout.alreadyOrdered", orderId: idOf("01JORDER") }]);
  });

  it("keeps one key for one revision, and takes another when the key is said to be used", async () => {
    const { backend, actor } = await open();
    backend.callLog.failNext("checkout.placeOrder", refused("location.paused"));
    actor.send({ type: "checkout.place" });
    await flush();
    const key = backend.attempts.readKey()?.key;
    backend.callLog.failNext("checkout.placeOrder", REUSED);
    actor.send({ type: "checkout.place" });
    await flush();
    expect(backend.attempts.readKey()?.key).not.toBe(key);
    expect(backend.kitchen.orders.size).toBe(1);
  });

  it("shows the fields that the server refuses, and what failed without a quote", async () => {
    const { backend, actor, emitted } = await open();
    backend.callLog.failNext("checkout.placeOrder", INVALID);
    actor.send({ type: "checkout.place" });
    await flush();
    expect(selectCheckoutErrors(actor.getSnapshot())).toEqual({
      kitchenNote: { kind: "text", text: "Prea lung" },
      firstName: { kind: "text", text: "Prea scurt" },
    });
    expect(selectCheckoutFormError(actor.getSnapshot())).toEqual({ kind: "text", text: "Necunoscut" });
    backend.callLog.failNext("checkout.quote", UNREACHABLE);
    actor.send({
      type: "checkout.adoptFulfillment",
      locationId: CENTRU,
      method: "pickup",
      address: null,
    });
    backend.timers.increment(300);
    await flush();
    expect(emitted.at(-1)).toEqual({ type: "checkout.failed", error: UNREACHABLE });
    actor.send({ type: "checkout.retry" });
    await flush();
    expect(selectMayPlace(actor.getSnapshot())).toBe(true);
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(checkoutMachine)).toEqual([]);
  });
});

const REUSED: AppError = {
  tag: "Invalid",
  key: "idempotency.key_reused",
  message: null,
  fields: {},
  details: {},
};
const INVALID: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: null,
  fields: {
    kitchenNote: ["Prea lung"],
    "contact.firstName": ["Prea scurt"],
    body: ["Necunoscut"],
  },
  details: {},
};
