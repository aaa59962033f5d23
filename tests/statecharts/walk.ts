import fc from "fast-check";
import type { AnyActorRef, AnyEventObject } from "xstate";
import { openCheckout } from "#core/app/open-checkout.ts";
import { openLoginForm, openRegisterForm } from "#core/app/open-account-form.ts";
import { openOrderHistory } from "#core/app/open-order-history.ts";
import { openOrderTracking } from "#core/app/open-order-tracking.ts";
import { openOrdersDesk } from "#core/app/open-orders-desk.ts";
import { openPhoneVerification } from "#core/app/open-phone-verification.ts";
import { openSlotDay } from "#core/app/open-slot-day.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { OrganizationId, ShopId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import type { SimulatedApp } from "#tests/support/simulated-app.ts";
import { ACTOR_NAMES, type ActorName, ASKS, CALLS, ERRORS, WAITING_ORDER } from "./asks.ts";

/** One step of a walk through the whole product. */
export type Step =
  | { readonly kind: "pass"; readonly millis: number }
  | { readonly kind: "fail"; readonly call: string; readonly error: AppError }
  | { readonly kind: "ask"; readonly of: ActorName; readonly event: AnyEventObject };

const ask = fc
  .constantFrom(...ACTOR_NAMES)
  .chain((of) => fc.constantFrom(...ASKS[of]).map((event): Step => ({ kind: "ask", of, event })));

/** A walk: what people ask of any screen in any order, calls that fail, and time that passes. */
export const walks: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: ask },
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

/** Takes the steps one by one through an app with every screen open at once. */
export async function walk({ app, world, pass }: SimulatedApp, steps: readonly Step[]): Promise<void> {
  const screens = {
    login: openLoginForm(app),
    register: openRegisterForm(app),
    phone: openPhoneVerification(app, "add"),
    desk: openOrdersDesk(app, idOf<OrganizationId>("bistro")),
    tracking: openOrderTracking(app, WAITING_ORDER),
    history: openOrderHistory(app, { shopId: idOf<ShopId>("bistro"), state: "active", page: 1 }),
    slotDay: openSlotDay(app, { locationId: CENTRU, method: "pickup", date: "2026-05-01" }),
  };
  Object.values<AnyActorRef>(screens).forEach((screen) => screen.start?.());
  const checkout = openCheckout(app);
  const close = checkout?.start();
  const actors: Partial<Record<ActorName, AnyActorRef>> = {
    root: app.root,
    ...app.actors,
    ...screens,
    ...(checkout === null ? {} : { checkout: checkout.actor }),
  };
  await pass(0);
  for (const step of steps) {
    if (step.kind === "fail") world.desk.failNext(step.call, step.error);
    else if (step.kind === "pass") await pass(step.millis);
    else {
      const actor = actors[step.of];
      if (actor?.getSnapshot().status === "active") actor.send(step.event);
      await pass(0);
    }
  }
  close?.();
  Object.values<AnyActorRef>(screens).forEach((screen) => screen.stop?.());
  app.stop();
}
