import { beforeAll, describe, expect, it } from "vitest";
import { MACHINES } from "#ui/lab/chart/machines.ts";
import { EXAMPLES } from "#ui/lab/event/examples.ts";
import { exampleEvent, type EventTypes } from "#ui/lab/event/shape.ts";
import { LASTING } from "#ui/lab/sandbox/create-sandbox.ts";
import type { Step } from "#ui/lab/sandbox/run.ts";
import { readEventTypes } from "../../.vite/event-types.ts";
import { PROPERTY_TIMEOUT } from "#tests/support/patience.ts";
import { brokenLaws } from "./laws.ts";
import { shortestPaths } from "./shortest-paths.ts";

let types: EventTypes = { machines: {}, calls: [] };
beforeAll(() => {
  types = readEventTypes();
}, 60_000);

describe("every shortest path in the headless product (LAB-7)", () => {
  it.each([...MACHINES])(
    "of %s keeps the laws and breaks no machine",
    PROPERTY_TIMEOUT,
    async (name, { id }) => {
      const events = (types.machines[name] ?? []).map((shape) => exampleEvent(shape, EXAMPLES));
      const begin: readonly Step[] = LASTING.includes(name) ? [] : [{ kind: "open", machine: name }];
      const { states, failures } = await shortestPaths({ machine: id, begin, events, broken: brokenLaws });
      expect(failures).toEqual([]);
      expect(states.length).toBeGreaterThan(0);
    },
  );
});
