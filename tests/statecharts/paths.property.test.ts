import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { aLocation, aShop, AVIATORILOR } from "#tests/support/builders/shop.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { WAITING_ORDER } from "./walk-events.ts";
import { brokenLaws } from "./laws.ts";
import { walk, walks } from "./walk.ts";
import { createWatch } from "./watch.ts";

describe("every path of every machine", () => {
  it(
    "keeps the laws, breaks no machine and settles, whatever is sent, fails and how much time passes",
    PROPERTY_TIMEOUT,
    async () => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(walks, fc.boolean(), async (steps, isSignedIn) => {
          const shop = aShop({
            locations: [aLocation(), aLocation({ id: AVIATORILOR, supportedFulfillmentMethods: ["pickup"] })],
          });
          const backend = createTestBackend({ shop, isSignedIn, isMarked: isSignedIn });
          backend.kitchen.orders.set(WAITING_ORDER, aStaffOrder());
          const watch = createWatch();
          const running = await simulateApp({ backend, inspect: watch.inspect });
          const broken = new Set<string>();
          const busy = await walk(running, steps, () => {
            for (const law of brokenLaws(running.app)) broken.add(law);
          });
          for (const machine of watch.machines) seen.add(machine);
          expect({ broken: [...broken], machines: [...watch.broken], busy }).toEqual({
            broken: [],
            machines: [],
            busy: [],
          });
        }),
        runs(100),
      );
      expect([...seen].toSorted()).toEqual(
        expect.arrayContaining(["app", "cart", "checkout", "orderBoard", "tracking"]),
      );
    },
  );
});
