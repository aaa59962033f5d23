import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StateMachine, type AnyMachineSnapshot, type InspectionEvent } from "xstate";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { aLocation, aShop, AVIATORILOR } from "#tests/support/builders/shop.ts";
import { createWorld } from "#tests/support/in-memory-ports.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/property-runs.ts";
import { simulateApp } from "#tests/support/simulated-app.ts";
import { WAITING_ORDER } from "./asks.ts";
import { MACHINES } from "./machines.ts";
import { walk, walks } from "./walk.ts";

const FOLDER = fileURLToPath(new URL("./diagrams", import.meta.url));

/** The states that each drawing shows, by the id of its machine. */
const DRAWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readdirSync(FOLDER).map((file) => {
    const text = readFileSync(`${FOLDER}/${file}`, "utf8");
    const names = [...text.matchAll(/^ *state ".*" as (\w+)/gm)].map(([, name = ""]) => name);
    return [MACHINES[file.replace(/\.mmd$/, "")]?.id ?? file, new Set(names)];
  }),
);

interface Walked {
  readonly machines: ReadonlySet<string>;
  /** States that no drawing shows, and machines that broke. */
  readonly strays: readonly string[];
  readonly inspect: (event: InspectionEvent) => void;
}

function createWatch(): Walked {
  const machines = new Set<string>();
  const strays: string[] = [];
  return {
    machines,
    strays,
    inspect: (event) => {
      if (event.type !== "@xstate.microstep" && event.type !== "@xstate.snapshot") return;
      const { snapshot } = event;
      if (!isMachineSnapshot(snapshot)) return;
      const { id } = snapshot.machine;
      machines.add(id);
      if (snapshot.status === "error") strays.push(`${id} broke`);
      for (const { path, parent } of snapshot._nodes)
        if (parent !== undefined && DRAWN.get(id)?.has(path.join("_")) !== true)
          strays.push(`${id}: ${path.join(".")}`);
    },
  };
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return (
    typeof snapshot === "object" &&
    snapshot !== null &&
    "machine" in snapshot &&
    snapshot.machine instanceof StateMachine
  );
}

describe("every path of every machine", () => {
  it(
    "leads through states that its diagram shows, whatever is asked, fails and passes",
    PROPERTY_TIMEOUT,
    async () => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(walks, fc.boolean(), async (steps, isSignedIn) => {
          const shop = aShop({
            locations: [aLocation(), aLocation({ id: AVIATORILOR, supportedFulfillmentMethods: ["pickup"] })],
          });
          const world = createWorld({ shop, isSignedIn, isMarked: isSignedIn });
          world.kitchen.orders.set(WAITING_ORDER, aStaffOrder());
          const watch = createWatch();
          const running = await simulateApp({ world, inspect: watch.inspect });
          await walk(running, steps);
          for (const machine of watch.machines) seen.add(machine);
          expect(watch.strays).toEqual([]);
        }),
        runs(100),
      );
      expect([...seen].toSorted()).toEqual(
        expect.arrayContaining(["app", "cart", "checkout", "desk", "tracking"]),
      );
    },
  );
});
