import type { AnyStateMachine } from "xstate";
import { machineIn, machineName } from "./machine-in.ts";

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>("../../../core/**/*.machine.ts", {
  eager: true,
});

/** Every machine of core, by the name of its file. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.entries(FILES).flatMap(([file, exports]) => {
    const name = machineName(file);
    const machine = machineIn(exports);
    return name === null || machine === null ? [] : [[name, machine] as const];
  }),
);

/** The name of a machine's file, by its id; null for one that core does not have. */
export function machineOfId(id: string): string | null {
  return [...MACHINES].find(([, machine]) => machine.id === id)?.[0] ?? null;
}
