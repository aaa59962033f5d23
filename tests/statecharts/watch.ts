import { StateMachine, type AnyMachineSnapshot, type InspectionEvent } from "xstate";

/** Which machines ran, and which of them broke. */
export interface Watch {
  readonly machines: ReadonlySet<string>;
  readonly broken: ReadonlySet<string>;
  readonly inspect: (event: InspectionEvent) => void;
}

/** Creates a watch with nothing seen yet; machines are distinguished by their ids. */
export function createWatch(): Watch {
  const machines = new Set<string>();
  const broken = new Set<string>();
  return {
    machines,
    broken,
    inspect: (event) => {
      const snapshot = machineSnapshotOf(event);
      if (snapshot === null) return;
      machines.add(snapshot.machine.id);
      if (snapshot.status === "error") broken.add(snapshot.machine.id);
    },
  };
}

/** The state of a machine that an inspection tells of; null where it tells of something else. */
export function machineSnapshotOf(event: InspectionEvent): AnyMachineSnapshot | null {
  if (event.type !== "@xstate.microstep" && event.type !== "@xstate.snapshot") return null;
  const { snapshot } = event;
  return isMachineSnapshot(snapshot) ? snapshot : null;
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return (
    typeof snapshot === "object" &&
    snapshot !== null &&
    "machine" in snapshot &&
    snapshot.machine instanceof StateMachine &&
    "_nodes" in snapshot
  );
}
