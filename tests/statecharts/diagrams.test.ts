import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { and, createMachine, not } from "xstate";
import { toChart } from "#ui/lab/chart/chart.ts";
import { machineName } from "#ui/lab/chart/machine-in.ts";
import { MACHINES } from "#ui/lab/chart/machines.ts";
import { toSvg } from "./to-svg.ts";

const FOLDER = join(import.meta.dirname, "diagrams");
const CORE = join(import.meta.dirname, "../../core");

describe("the diagrams", () => {
  it.each([...MACHINES])(
    "show %s as it is; node tests/statecharts/draw.ts draws them again",
    async (name, machine) => {
      expect(await readFile(join(FOLDER, `${name}.svg`), "utf8")).toBe(await toSvg(machine));
    },
  );

  it("are one for every machine of core and no others", async () => {
    const files = await readdir(CORE, { recursive: true });
    const machines = files.flatMap((file) => machineName(file) ?? []).toSorted();
    expect((await readdir(FOLDER)).toSorted()).toEqual(machines.map((name) => `${name}.svg`).toSorted());
    expect([...MACHINES.keys()].toSorted()).toEqual(machines);
  });
});

describe("a chart", () => {
  const door = createMachine({
    id: "door",
    initial: "shut",
    on: { break: ".open" },
    states: {
      shut: {
        tags: "quiet",
        on: { push: { guard: and(["isUnlocked", not("isBlocked")]), target: "open", actions: "swing" } },
      },
      open: { entry: "ring", after: { 500: "shut" }, on: { push: { actions: "lean" } } },
    },
  });

  it("names guards, actions, delays, tags, and what a state answers without leaving", () => {
    expect(toChart(door)).toEqual({
      root: {
        id: "door",
        name: "door",
        kind: "state",
        lines: [],
        states: [
          { id: "door.*initial", name: "", kind: "initial", lines: [], states: [] },
          { id: "door.*any", name: "any of these", kind: "anyOf", lines: [], states: [] },
          { id: "door.shut", name: "shut", kind: "state", lines: ["tags quiet"], states: [] },
          {
            id: "door.open",
            name: "open",
            kind: "state",
            lines: ["entry / ring", "push", "  / lean"],
            states: [],
          },
        ],
      },
      arrows: [
        { from: "door.shut", to: "door.open", lines: ["push [isUnlocked and not isBlocked]", "  / swing"] },
        { from: "door.open", to: "door.shut", lines: ["after 500 ms"] },
        { from: "door.*initial", to: "door.shut", lines: [] },
        { from: "door.*any", to: "door.open", lines: ["break"] },
      ],
    });
  });
});
