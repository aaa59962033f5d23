import fc from "fast-check";
import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectFulfillment } from "#core/fulfillment/connect-fulfillment.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { isSameAddress, profileWith } from "#core/fulfillment/profile.ts";
import { toId, type DeliveryAddressId, type ShopId } from "#core/kernel/id.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aLocation } from "#tests/support/builders/shop.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { flush, PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";

function addressAt(number: string, change: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    street: "Strada Lungă",
    number,
    city: "București",
    block: null,
    staircase: null,
    floor: null,
    apartment: null,
    intercom: null,
    coordinates: { latitude: 44.43, longitude: 26.1 },
    courierNote: null,
    ...change,
  };
}

const kept = (number: string) => ({ id: idOf<DeliveryAddressId>(number), ...addressAt(number) });
const numbers: fc.Arbitrary<string> = fc.constantFrom("1", "2", "3", "4", "5", "6");

type Step =
  | { readonly type: "choose"; readonly number: string; readonly note: string | null }
  | { readonly type: "none" | "settle" | "lose" | "answerLost" | "method" };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant("choose"),
        number: numbers,
        note: fc.constantFrom(null, "sună"),
      }),
    },
    fc.record({ type: fc.constantFrom("none", "settle", "lose", "answerLost", "method") }),
  ),
  { maxLength: 12 },
);

describe("the addresses of a profile", () => {
  it("get a new one as the default and in the list, and keep the default before (FULFILLMENT-10)", () => {
    const user = { defaultDeliveryAddress: kept("1"), deliveryAddresses: [kept("2")] };
    expect(profileWith(addressAt("3"), user, null)).toEqual({
      defaultDeliveryAddress: addressAt("3"),
      deliveryAddresses: [kept("2"), kept("1"), addressAt("3")],
    });
    const known = { defaultDeliveryAddress: kept("1"), deliveryAddresses: [kept("1"), kept("2")] };
    expect(profileWith(addressAt("2"), known, null)).toEqual({ defaultDeliveryAddress: addressAt("2") });
    expect(profileWith(addressAt("2", { courierNote: "sună" }), known, null)).toEqual({
      defaultDeliveryAddress: addressAt("2", { courierNote: "sună" }),
      deliveryAddresses: [kept("1"), { ...kept("2"), courierNote: "sună" }],
    });
  });

  it(
    "never lose one, whatever is added and chosen while saves are slow or lost",
    PROPERTY_TIMEOUT,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          steps,
          fc.uniqueArray(numbers, { maxLength: 2 }),
          fc.option(numbers),
          async (asked, listed, chosen) => {
            const account = aUser({
              deliveryAddresses: listed.map(kept),
              defaultDeliveryAddress: chosen === null ? null : kept(chosen),
            });
            const backend = createTestBackend({ isSignedIn: true, account });
            const { zones, fulfillmentPreferences, session, clock } = backend.ports;
            const actor = createActor(connectFulfillment(zones, fulfillmentPreferences, session, clock), {
              clock: backend.timers,
              input: { shopId: toId<ShopId>("bistro"), locations: [aLocation()], now: NOON },
            }).start();
            actor.send({ type: "fulfillment.begin" });
            actor.send({ type: "fulfillment.adoptUser", user: account, justNow: false });
            const known = new Set([...listed, ...(chosen === null ? [] : [chosen])]);
            let last: DeliveryAddress | null | undefined;
            for (const step of asked) {
              if (step.type === "settle") await flush();
              if (step.type === "lose") backend.callLog.failNext("session.changeProfile", UNREACHABLE);
              if (step.type === "answerLost")
                backend.callLog.loseAnswer("session.changeProfile", UNREACHABLE);
              if (step.type === "method") actor.send({ type: "fulfillment.changeMethod", method: "pickup" });
              if (step.type !== "choose" && step.type !== "none") continue;
              last = null;
              if ("number" in step) {
                last = addressAt(step.number, { courierNote: step.note });
                known.add(step.number);
              }
              actor.send({ type: "fulfillment.changeAddress", address: last });
            }
            await flush();
            // What was lost on the way goes out with the next change, once the server is there again.
            for (const _ of asked) {
              actor.send({ type: "fulfillment.changeMethod", method: "pickup" });
              await flush();
            }

            const { deliveryAddresses, defaultDeliveryAddress } = backend.account;
            const held = [
              ...deliveryAddresses,
              ...(defaultDeliveryAddress === null ? [] : [defaultDeliveryAddress]),
            ];
            for (const number of known)
              expect(held.filter((one) => isSameAddress(one, addressAt(number))).length).toBeGreaterThan(0);
            expect(defaultDeliveryAddress?.number).toBe(
              last === undefined ? (chosen ?? undefined) : last?.number,
            );
            const doors = deliveryAddresses.map(({ number }) => number);
            expect(new Set(doors).size).toBe(doors.length);
            actor.stop();
          },
        ),
        runs(150),
      );
    },
  );
});
