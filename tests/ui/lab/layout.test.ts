import { describe, expect, it } from "vitest";
import { createLayouts } from "#ui/lab/chart/layout-of.ts";
import { beginningOf, type Box, type Layout } from "#ui/lab/chart/layout.ts";
import { MACHINES } from "#ui/lab/chart/machines.ts";

const layouts = createLayouts();

describe("a chart of the Lab (LAB-1)", () => {
  it.each([...MACHINES])("shows %s so that no words and no states lie on others", async (_, machine) => {
    for (const detail of ["events", "all"] as const)
      expect(overlaps(await layouts(machine, detail))).toEqual([]);
  });

  it("is laid out once", () => {
    const [machine] = MACHINES.values();
    const asked = machine === undefined ? [] : [layouts(machine, "all"), layouts(machine, "all")];
    expect(asked[0]).toBe(asked[1]);
    expect(asked).toHaveLength(2);
  });

  it("begins at the innermost initial state, for nothing else is in sight of a large one", async () => {
    const begins = async (name: string): Promise<string | undefined> => {
      const machine = MACHINES.get(name);
      if (machine === undefined) return undefined;
      const layout = await layouts(machine, "events");
      const box = beginningOf(layout);
      return layout.states.find(({ state, box: own }) => own === box && state.states.length === 0)?.state.id;
    };
    expect(await Promise.all(["order", "cart", "checkout"].map(begins))).toEqual([
      "order.pending",
      "cart.content.unknown",
      "checkout.opening",
    ]);
  });

  it("would be found out where they did", () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const state = { id: "a", name: "a", kind: "state", lines: [], states: [] } as const;
    const arrow = { from: "a", to: "a", lines: ["push"] };
    const layout: Layout = {
      width: 20,
      height: 20,
      states: [{ state, box }],
      arrows: [
        { arrow, points: [], label: { ...box, x: 9 } },
        { arrow, points: [], label: { ...box, x: 19 } },
      ],
    };
    expect(overlaps(layout)).toEqual(["push on a"]);
  });
});

function overlaps({ states, arrows }: Layout): readonly string[] {
  const leaves = states.flatMap(({ state, box }) =>
    state.states.length === 0 ? [{ name: state.id, box }] : [],
  );
  const words = arrows.flatMap(({ arrow, label }) =>
    label === null ? [] : [{ name: arrow.lines.join("\n"), box: label }],
  );
  return [
    ...words.flatMap((one) =>
      leaves.filter(({ box }) => meet(one.box, box)).map(({ name }) => `${one.name} on ${name}`),
    ),
    ...words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(({ box }) => meet(one.box, box))
        .map(({ name }) => `${one.name} on ${name}`),
    ),
    ...leaves.flatMap((one, index) =>
      leaves
        .slice(index + 1)
        .filter(({ box }) => meet(one.box, box))
        .map(({ name }) => `${one.name} on ${name}`),
    ),
  ];
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
