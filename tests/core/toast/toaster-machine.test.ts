import { createActor, SimulatedClock, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import { keyMessage } from "#core/kernel/message.ts";
import { createToast } from "#core/toast/create-toast.ts";
import { isSwipe } from "#core/toast/swipe.ts";
import { connectToast, toastMachine } from "#core/toast/toast.machine.ts";
import { toasterMachine } from "#core/toast/toaster.machine.ts";
import { selectIsToastOpen, selectToasts } from "#core/toast/toaster.selectors.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();

function start(): { readonly actor: Actor<typeof toasterMachine>; readonly clock: SimulatedClock } {
  const clock = new SimulatedClock();
  const machine = toasterMachine.provide({ actors: { toast: connectToast(() => clock.now()) } });
  return { clock, actor: createActor(machine, { clock, inspect: visits.inspect }).start() };
}

function show(actor: Actor<typeof toasterMachine>, title: string, duration?: number | null): void {
  actor.send({
    type: "toaster.show",
    toast: duration === undefined ? { title: keyMessage(title) } : { title: keyMessage(title), duration },
  });
}

const ids = (actor: Actor<typeof toasterMachine>): readonly string[] =>
  selectToasts(actor.getSnapshot()).map(({ id }) => id);

describe("the toaster", () => {
  it("closes a toast after 5 s and removes it 200 ms later", () => {
    const { actor, clock } = start();
    show(actor, "saved");
    const [toast] = selectToasts(actor.getSnapshot());
    clock.increment(4999);
    expect(toast && selectIsToastOpen(toast.actor.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(toast && selectIsToastOpen(toast.actor.getSnapshot())).toBe(false);
    clock.increment(199);
    expect(ids(actor)).toEqual(["1"]);
    clock.increment(1);
    expect(ids(actor)).toEqual([]);
  });

  it("keeps the five newest", () => {
    const { actor } = start();
    for (let toast = 0; toast < 7; toast += 1) show(actor, "update");
    expect(ids(actor)).toEqual(["3", "4", "5", "6", "7"]);
  });

  it("has what is left of its time after each pause, whenever it was shown", () => {
    const { actor, clock } = start();
    clock.increment(60_000);
    show(actor, "saved");
    for (let pause = 0; pause < 3; pause += 1) {
      clock.increment(1500);
      actor.send({ type: "toaster.pointerEnter" });
      clock.increment(10_000);
      actor.send({ type: "toaster.pointerLeave" });
    }
    clock.increment(499);
    const [toast] = selectToasts(actor.getSnapshot());
    expect(toast && selectIsToastOpen(toast.actor.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(toast && selectIsToastOpen(toast.actor.getSnapshot())).toBe(false);
  });

  it("pauses while pointer or focus is inside or the window is in the background, and then continues (TOAST-4)", () => {
    const { actor, clock } = start();
    show(actor, "saved");
    clock.increment(4000);
    actor.send({ type: "toaster.pointerEnter" });
    actor.send({ type: "toaster.focusIn" });
    actor.send({ type: "toaster.windowBlur" });
    show(actor, "later");
    clock.increment(60_000);
    actor.send({ type: "toaster.pointerLeave" });
    actor.send({ type: "toaster.focusOut" });
    expect(actor.getSnapshot().value).toBe("paused");
    actor.send({ type: "toaster.windowFocus" });
    clock.increment(1000);
    clock.increment(200);
    expect(ids(actor)).toEqual(["2"]);
    clock.increment(3800);
    clock.increment(200);
    expect(ids(actor)).toEqual([]);
  });

  it.each([
    ["toaster.pointerEnter", "toaster.pointerLeave"],
    ["toaster.focusIn", "toaster.focusOut"],
    ["toaster.windowBlur", "toaster.windowFocus"],
  ] as const)("waits from %s until %s, and tells when a toast is gone", (pause, go) => {
    const { actor, clock } = start();
    const gone: string[] = [];
    actor.on("toast.removed", ({ id }) => void gone.push(id));
    show(actor, "saved");
    actor.send({ type: pause });
    clock.increment(60_000);
    clock.increment(200);
    expect([ids(actor), gone]).toEqual([["1"], []]);
    actor.send({ type: go });
    clock.increment(5000);
    clock.increment(200);
    expect([ids(actor), gone]).toEqual([[], ["1"]]);
  });

  it("closes by its button, by an action and by a swipe of 50 pixels to the right", () => {
    const { actor, clock } = start();
    const acted: string[] = [];
    actor.on("toast.acted", ({ actionId }) => void acted.push(`told ${actionId}`));
    const undo = { id: "undo", label: keyMessage("undo"), altText: keyMessage("undoAlt") };
    const actions = [{ ...undo, onAct: () => void acted.push("undone") }];
    for (let toast = 0; toast < 3; toast += 1)
      actor.send({ type: "toaster.show", toast: { title: keyMessage("update"), duration: null, actions } });
    actor.send({ type: "toaster.close", id: "1" });
    actor.send({ type: "toaster.act", id: "2", actionId: "undo" });
    actor.send({ type: "toaster.swipeEnd", id: "3", distance: 49 });
    clock.increment(200);
    expect([ids(actor), acted]).toEqual([["3"], ["undone", "told undo"]]);
    actor.send({ type: "toaster.swipeEnd", id: "3", distance: 50 });
    clock.increment(200);
    expect(ids(actor)).toEqual([]);
  });

  it("does what a click on it is for, and stays open", () => {
    const { actor } = start();
    const clicks: string[] = [];
    actor.send({
      type: "toaster.show",
      toast: { title: keyMessage("update"), onClick: () => void clicks.push("opened") },
    });
    show(actor, "plain");
    actor.send({ type: "toaster.click", id: "1" });
    actor.send({ type: "toaster.click", id: "2" });
    expect([clicks, ids(actor)]).toEqual([["opened"], ["1", "2"]]);
  });

  it("takes 10 pixels of a finger and 2 of a mouse for a swipe", () => {
    expect([isSwipe(10, "touch"), isSwipe(11, "touch"), isSwipe(2, "mouse"), isSwipe(3, "mouse")]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it("refuses an action without an alternative text (TOAST-1)", () => {
    const title = keyMessage("update");
    const action = { id: "undo", label: keyMessage("undo"), altText: keyMessage(""), onAct: () => undefined };
    expect(() => createToast("1", { title, actions: [action] })).toThrow("alternative text");
  });

  it("visits every state of its diagram, and so do its toasts", () => {
    expect(visits.missing(toasterMachine)).toEqual([]);
    expect(visits.missing(toastMachine)).toEqual([]);
  });
});
