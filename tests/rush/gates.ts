import type { RushPlan, ScarceWant } from "./plan/rush-plan.ts";

/** Lets those who are late wait until all who are in time have what is scarce. */
export interface Gates {
  /** Somebody who is in time has it. */
  pass(want: ScarceWant): void;
  /** Everybody who is in time has it. */
  opened(want: ScarceWant): Promise<void>;
}

/** The gates of a plan. */
export function createGates({ visits }: RushPlan): Gates {
  const gates = new Map<
    string,
    { left: number; readonly open: () => void; readonly opened: Promise<void> }
  >();
  for (const { order } of visits) {
    const want = order?.want ?? null;
    if (want === null || want.isLate) continue;
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const gate = gates.get(nameOf(want)) ?? { left: 0, open, opened };
    gate.left += 1;
    gates.set(nameOf(want), gate);
  }
  return {
    pass: (want) => {
      const gate = gates.get(nameOf(want));
      if (gate === undefined) return;
      gate.left -= 1;
      if (gate.left === 0) gate.open();
    },
    opened: async (want) => gates.get(nameOf(want))?.opened,
  };
}

function nameOf(want: ScarceWant): string {
  return want.type === "slot" ? `slot ${want.slot}` : want.type;
}
