import { beforeAll, describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { MACHINES } from "#ui/lab/chart/machines.ts";
import type { EventTypes } from "#ui/lab/event/shape.ts";
import { readEventTypes } from "../../.vite/event-types.ts";
import { takenEvents, unreachableIn } from "./reach.ts";

let types: EventTypes = { machines: {}, calls: [] };
beforeAll(() => {
  types = readEventTypes();
}, 60_000);

// What actors emit reaches the root as it is, also what only their screens care about.
const UNHEARD = ["toast.*", "orderBoard.*", "confirmation.*", "modals.*", "fulfillment.*"];

describe("every machine (LAB-7)", () => {
  it.each([...MACHINES])("%s reaches all of its states and takes in what its calls answer", (_, machine) => {
    expect(unreachableIn(machine)).toEqual({ states: [], unhandledFailures: [] });
  });

  it.each([...MACHINES])("%s has no event that it never takes in", (name, machine) => {
    const taken = [...takenEvents(machine), ...(name === "app" ? UNHEARD : [])];
    const dead = (types.machines[name] ?? []).filter(
      ({ type }) =>
        !taken.some((one) => one === type || (one.endsWith("*") && type.startsWith(one.slice(0, -1)))),
    );
    expect(dead.map(({ type }) => type)).toEqual([]);
  });

  it("would be found out where it does not", () => {
    const door = createMachine({
      id: "door",
      initial: "shut",
      states: {
        shut: { on: { push: "open" } },
        open: { invoke: { src: "ring", onDone: "shut" }, after: { 500: "shut" } },
        broken: {},
      },
    });
    expect(unreachableIn(door)).toEqual({ states: ["broken"], unhandledFailures: ["open: ring"] });
    expect(takenEvents(door)).toContain("push");
  });
});
