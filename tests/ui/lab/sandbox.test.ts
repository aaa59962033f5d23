import { describe, expect, it } from "vitest";
import { afterSighting, type ActorPicture } from "#ui/lab/trace/sighting.ts";
import { MACHINES } from "#ui/lab/chart/machines.ts";
import { toChart } from "#ui/lab/chart/chart.ts";
import { canOpen, createSandbox, LASTING, type Sandbox } from "#ui/lab/sandbox/create-sandbox.ts";
import { EMPTY_RUN } from "#ui/lab/sandbox/run.ts";

const pictures = (sandbox: Sandbox): ReadonlyMap<string, ActorPicture> =>
  sandbox.sightings.reduce<ReadonlyMap<string, ActorPicture>>(afterSighting, new Map());

describe("a sandbox of the Lab (LAB-3)", () => {
  it.each([...MACHINES].filter(([name]) => !LASTING.includes(name)))(
    "starts %s as its screen does",
    async (name, machine) => {
      const sandbox = await createSandbox({ ...EMPTY_RUN, isSignedIn: true });
      expect(canOpen(name)).toBe(true);
      await sandbox.take({ kind: "open", machine: name });
      const running = [...pictures(sandbox).values()].filter((actor) => actor.machine === machine.id);
      expect(running.length).toBeGreaterThan(0);
      expect(running.every(({ states }) => states.length > 0)).toBe(true);
      sandbox.stop();
    },
  );

  it("runs the machines that last from the beginning", async () => {
    const sandbox = await createSandbox(EMPTY_RUN);
    const running = [...pictures(sandbox).values()].map(({ machine }) => machine);
    expect(running).toEqual(expect.arrayContaining(LASTING.map((name) => MACHINES.get(name)?.id)));
    sandbox.stop();
  });

  it("names no arrow that the chart lacks", async () => {
    const sandbox = await createSandbox({ ...EMPTY_RUN, isSignedIn: true });
    for (const name of MACHINES.keys()) await sandbox.take({ kind: "open", machine: name });
    await sandbox.take({ kind: "pass", millis: 60_000 });
    const drawn = new Set(
      [...MACHINES.values()].flatMap((machine) =>
        toChart(machine).arrows.map(({ from, to }) => `${from} ${to}`),
      ),
    );
    const taken = sandbox.sightings.flatMap((one) => (one.kind === "state" ? one.arrows : []));
    expect(taken.filter((arrow) => !drawn.has(arrow))).toEqual([]);
    expect(taken.length).toBeGreaterThan(50);
    sandbox.stop();
  });
});
