import fc from "fast-check";
import type { AnyActorRef, AnyEventObject } from "xstate";
import { createCheckout } from "#core/app/screen/create-checkout.ts";
import { createLoginForm, createRegisterForm } from "#core/app/screen/create-account-form.ts";
import { createOrderHistory } from "#core/app/screen/create-order-history.ts";
import { createOrderTracking } from "#core/app/screen/create-order-tracking.ts";
import { createOrderBoard } from "#core/app/screen/create-order-board.ts";
import { createPhoneVerification } from "#core/app/screen/create-phone-verification.ts";
import { createSlotDay } from "#core/app/screen/create-slot-day.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { OrganizationId, ShopId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import type { SimulatedApp } from "#tests/support/headless/simulated-app.ts";
import { ACTOR_NAMES, type ActorName, EVENTS_BY_ACTOR, CALLS, ERRORS, WAITING_ORDER } from "./walk-events.ts";

/** One step of a walk through the whole product. */
export type Step =
  | { readonly kind: "pass"; readonly millis: number }
  | { readonly kind: "fail"; readonly call: string; readonly error: AppError }
  | { readonly kind: "send"; readonly of: ActorName; readonly event: AnyEventObject };

const sending = fc
  .constantFrom(...ACTOR_NAMES)
  .chain((of) => fc.constantFrom(...EVENTS_BY_ACTOR[of]).map((event): Step => ({ kind: "send", of, event })));

/** A walk: events of any screen in any order, calls that fail, and time that passes. */
export const walks: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: sending },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("fail" as const),
        call: fc.constantFrom(...CALLS),
        error: fc.constantFrom(...ERRORS),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("pass" as const),
        millis: fc.constantFrom(0, 200, 300, 1000, 5000, 15_000, 60_000, 600_000),
      }),
    },
  ),
  { minLength: 10, maxLength: 40 },
);

/** Rounds of a minute after a walk in which what still fails fails, and everything else is answered. */
const ROUNDS = 60;

/**
 * Takes the steps one by one through an app with every screen open at once, and looks at the app after each. Answers
 * the actors that are still busy though every call was answered and an hour went by.
 */
export async function walk(
  { app, backend, pass }: SimulatedApp,
  steps: readonly Step[],
  look: () => void,
): Promise<readonly string[]> {
  const screens = {
    login: createLoginForm(app, () => undefined),
    register: createRegisterForm(app),
    phone: createPhoneVerification(app, "add"),
    board: createOrderBoard(app, idOf<OrganizationId>("bistro")),
    tracking: createOrderTracking(app, WAITING_ORDER),
    history: createOrderHistory(app, {
      shopId: idOf<ShopId>("bistro"),
      state: "active",
      page: 1,
      search: "",
    }),
    slotDay: createSlotDay(app, { locationId: CENTRU, method: "pickup", date: "2026-05-01" }),
  };
  Object.values<AnyActorRef>(screens).forEach((screen) => screen.start?.());
  const checkout = createCheckout(app);
  checkout?.start();
  const actors: Partial<Record<ActorName, AnyActorRef>> = {
    root: app.root,
    ...app.actors,
    ...screens,
    ...(checkout === null ? {} : { checkout: checkout.actor }),
  };
  await pass(0);
  for (const step of steps) {
    if (step.kind === "fail") backend.callLog.failNext(step.call, step.error);
    else if (step.kind === "pass") await pass(step.millis);
    else {
      const actor = actors[step.of];
      if (actor?.getSnapshot().status === "active") actor.send(step.event);
      await pass(0);
    }
    look();
  }
  let busy = busyOf(actors);
  for (let round = 0; round < ROUNDS && busy.length > 0; round += 1) {
    await pass(60_000);
    look();
    busy = busyOf(actors);
  }
  checkout?.stop();
  Object.values<AnyActorRef>(screens).forEach((screen) => screen.stop?.());
  app.stop();
  return busy;
}

function busyOf(actors: Partial<Record<ActorName, AnyActorRef>>): readonly string[] {
  return ACTOR_NAMES.filter((name) => {
    const snapshot = actors[name]?.getSnapshot();
    // Without anything in the cart there is nothing to save, and so nothing to quote.
    const isWaiting = name === "checkout" && snapshot.matches({ editing: "unsaved" });
    return snapshot?.status === "active" && snapshot.hasTag("busy") && !isWaiting;
  });
}
