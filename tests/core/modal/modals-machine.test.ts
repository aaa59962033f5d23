import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { keyMessage } from "#core/kernel/message.ts";
import { confirmationMachine } from "#core/modal/confirmation.machine.ts";
import {
  selectIsCancelling,
  selectIsConfirmationOpen,
  selectIsConfirming,
} from "#core/modal/confirmation.selectors.ts";
import { modalMachine } from "#core/modal/modal.machine.ts";
import { modalsMachine } from "#core/modal/modals.machine.ts";
import {
  selectIsModalKept,
  selectIsModalOpen,
  selectIsOtherModalOpen,
  selectModalLayer,
} from "#core/modal/modals.selectors.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();

describe("the stack of modals", () => {
  const clock = new SimulatedClock();
  const actor = createActor(modalsMachine, { clock, inspect: visits.inspect }).start();

  it("lays the first at 10 and each next one two higher", () => {
    actor.send({ type: "modals.open", id: "product" });
    actor.send({ type: "modals.open", id: "cart", dismissible: false });
    actor.send({ type: "modals.open", id: "cart" });
    expect(["product", "cart"].map((id) => selectModalLayer(actor.getSnapshot(), id))).toEqual([10, 12]);
    expect(actor.getSnapshot().value).toBe("covered");
    expect(selectIsOtherModalOpen(actor.getSnapshot(), "cart")).toBe(true);
  });

  it("ignores Escape on one that must be answered, and on one beneath another (MODAL-2)", () => {
    actor.send({ type: "modals.dismiss", id: "cart", by: "escape" });
    actor.send({ type: "modals.dismiss", id: "product", by: "outside" });
    expect(["product", "cart"].map((id) => selectIsModalOpen(actor.getSnapshot(), id))).toEqual([true, true]);
  });

  it("keeps the content of a closed one for five seconds", () => {
    actor.send({ type: "modals.close", id: "cart" });
    expect(selectIsOtherModalOpen(actor.getSnapshot(), "product")).toBe(false);
    expect(selectIsOtherModalOpen(actor.getSnapshot(), "cart")).toBe(true);
    actor.send({ type: "modals.dismiss", id: "product", by: "escape" });
    expect(actor.getSnapshot().value).toBe("clear");
    clock.increment(4999);
    expect(selectIsModalKept(actor.getSnapshot(), "product")).toBe(true);
    clock.increment(1);
    expect(selectIsModalKept(actor.getSnapshot(), "product")).toBe(false);
  });

  it("tells what opened, and whether it was closed or dismissed", () => {
    const stack = createActor(modalsMachine, { clock: new SimulatedClock() });
    const told: unknown[] = [];
    stack.on("*", (event) => void told.push(event));
    stack.start();
    for (const id of ["product", "cart"]) stack.send({ type: "modals.open", id });
    stack.send({ type: "modals.dismiss", id: "cart", by: "escape" });
    stack.send({ type: "modals.close", id: "product" });
    expect(told).toEqual([
      { type: "modals.opened", id: "product" },
      { type: "modals.opened", id: "cart" },
      { type: "modals.closed", id: "cart", dismissed: true },
      { type: "modals.closed", id: "product", dismissed: false },
    ]);
  });

  it("opens one again while its content is still kept", () => {
    actor.send({ type: "modals.open", id: "cart" });
    actor.send({ type: "modals.close", id: "cart" });
    actor.send({ type: "modals.open", id: "cart" });
    clock.increment(5000);
    expect(selectIsModalOpen(actor.getSnapshot(), "cart")).toBe(true);
  });

  it("opens above all that are open, also when one beneath has closed meanwhile", () => {
    const stack = createActor(modalsMachine, { clock: new SimulatedClock() }).start();
    for (const id of ["product", "cart"]) stack.send({ type: "modals.open", id });
    stack.send({ type: "modals.close", id: "product" });
    stack.send({ type: "modals.open", id: "address" });
    expect(["cart", "address"].map((id) => selectModalLayer(stack.getSnapshot(), id))).toEqual([12, 14]);
    for (const id of ["cart", "address"]) stack.send({ type: "modals.close", id });
    stack.send({ type: "modals.open", id: "cart" });
    expect(selectModalLayer(stack.getSnapshot(), "cart")).toBe(10);
  });

  it("visits every state of its diagram, and so do its modals", () => {
    expect(visits.missing(modalsMachine)).toEqual([]);
    expect(visits.missing(modalMachine)).toEqual([]);
  });
});

describe("the confirmation dialog", () => {
  it("shows on the pressed button that its work is under way, and closes after it (MODAL-4)", async () => {
    const actor = createActor(confirmationMachine, { inspect: visits.inspect }).start();
    const done: string[] = [];
    const told: string[] = [];
    actor.on("*", ({ type }) => void told.push(type));
    const confirmation = {
      title: keyMessage("cart.clearTitle"),
      subtitle: null,
      customContent: null,
      onConfirm: async () => void done.push("confirmed"),
      onCancel: async () => void done.push("cancelled"),
    };
    actor.send({ type: "confirmation.ask", confirmation });
    actor.send({ type: "confirmation.confirm" });
    expect([selectIsConfirming(actor.getSnapshot()), selectIsCancelling(actor.getSnapshot())]).toEqual([
      true,
      false,
    ]);
    await flush();
    expect(selectIsConfirmationOpen(actor.getSnapshot())).toBe(false);
    actor.send({ type: "confirmation.ask", confirmation });
    actor.send({ type: "confirmation.cancel" });
    expect(selectIsCancelling(actor.getSnapshot())).toBe(true);
    await flush();
    expect(done).toEqual(["confirmed", "cancelled"]);
    expect(told).toEqual(["confirmation.confirmed", "confirmation.cancelled"]);
  });

  it("stays open when what was confirmed failed", async () => {
    const actor = createActor(confirmationMachine, { inspect: visits.inspect }).start();
    const failure = new Error("no");
    actor.send({
      type: "confirmation.ask",
      confirmation: {
        title: keyMessage("cart.clearTitle"),
        subtitle: null,
        customContent: null,
        onConfirm: () => Promise.reject(failure),
        onCancel: () => Promise.reject(failure),
      },
    });
    const errors: unknown[] = [];
    actor.on("confirmation.failed", ({ error }) => void errors.push(error));
    actor.send({ type: "confirmation.confirm" });
    await flush();
    expect([selectIsConfirmationOpen(actor.getSnapshot()), errors]).toEqual([true, [failure]]);
    actor.send({ type: "confirmation.cancel" });
    await flush();
    expect([selectIsConfirmationOpen(actor.getSnapshot()), errors]).toEqual([false, [failure, failure]]);
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(confirmationMachine)).toEqual([]);
  });
});
