import { beforeAll, describe, expect, it } from "vitest";
import { MACHINES } from "#ui/lab/chart/machines.ts";
import { EXAMPLES } from "#ui/lab/event/examples.ts";
import {
  choicesOf,
  exampleEvent,
  exampleOf,
  problemOf,
  type EventTypes,
  type Shape,
} from "#ui/lab/event/shape.ts";
import { createSandbox } from "#ui/lab/sandbox/create-sandbox.ts";
import { EMPTY_RUN } from "#ui/lab/sandbox/run.ts";
import { readEventTypes } from "../../../.vite/event-types.ts";

let types: EventTypes = { machines: {}, calls: [] };
beforeAll(() => {
  types = readEventTypes();
}, 60_000);

describe("the forms of events (LAB-4)", () => {
  it("are made from the types of every machine", () => {
    expect(Object.keys(types.machines).toSorted()).toEqual([...MACHINES.keys()].toSorted());
    const typesOf = (name: string): readonly string[] => (types.machines[name] ?? []).map(({ type }) => type);
    expect(typesOf("confirmation").toSorted()).toEqual([
      "confirmation.ask",
      "confirmation.cancel",
      "confirmation.confirm",
    ]);
    for (const [name, machine] of MACHINES) {
      const outside = machine.events.map(String).filter((type) => !/^xstate\.|\*$|^$/.test(type));
      expect(outside.filter((type) => !typesOf(name).includes(type))).toEqual([]);
    }
  });

  it("begin with an example that the type allows", () => {
    const wrong = Object.values(types.machines).flatMap((events) =>
      events.flatMap((event) => {
        const whole: Shape = { kind: "record", name: null, fields: event.fields };
        const problem = problemOf(exampleOf(whole, EXAMPLES), whole, event.type);
        return problem === null ? [] : [problem];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("send what the cart takes", async () => {
    const sandbox = await createSandbox(EMPTY_RUN);
    const add = types.machines["cart"]?.find(({ type }) => type === "cart.add");
    await sandbox.take({
      kind: "send",
      actor: "cart",
      event: add === undefined ? { type: "" } : exampleEvent(add, EXAMPLES),
    });
    expect(sandbox.app.actors.cart.getSnapshot().context.items).toHaveLength(1);
    sandbox.stop();
  });

  it("offer what a type names, and say where a value is wrong", () => {
    const method: Shape = {
      kind: "union",
      of: ["pickup", "delivery"].map((value) => ({ kind: "literal", value })),
    };
    const place: Shape = {
      kind: "record",
      name: null,
      fields: [
        { name: "method", isOptional: false, shape: method },
        { name: "floor", isOptional: true, shape: { kind: "number" } },
      ],
    };
    expect(choicesOf(method)).toEqual(["pickup", "delivery"]);
    expect(choicesOf(place)).toBeNull();
    expect(problemOf({ method: "pickup" }, place, "place")).toBeNull();
    expect(problemOf({ method: "post" }, place, "place")).toBe(
      "place.method must be one of pickup, delivery",
    );
    expect(problemOf({ method: "pickup", floor: "1" }, place, "place")).toBe("place.floor must be a number");
    expect(problemOf([], { kind: "list", of: place }, "places")).toBeNull();
    expect(problemOf([null], { kind: "list", of: place }, "places")).toBe("places[0] must be a record");
  });

  it("know the calls whose answers can be chosen", () => {
    expect(types.calls).toEqual(
      expect.arrayContaining(["cart.save", "checkout.placeOrder", "operations.move"]),
    );
    expect(types.calls.filter((call) => /^(?:clock|ids|cartIds)\./.test(call))).toEqual([]);
  });
});
