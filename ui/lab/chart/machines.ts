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
