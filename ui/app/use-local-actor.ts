import { useActorRef } from "@xstate/react";
import type { ActorOptions, Actor, AnyActorLogic } from "xstate";
import { useApp } from "./app-context.tsx";

/** An actor that lives as long as its screen, on the product's own timers. */
export function useLocalActor<Logic extends AnyActorLogic>(
  logic: Logic,
  options: Omit<ActorOptions<Logic>, "clock" | "inspect">,
): Actor<Logic> {
  const { timers, inspect } = useApp();
  return useActorRef(logic, {
    ...options,
    ...(timers === undefined ? {} : { clock: timers }),
    ...(inspect === undefined ? {} : { inspect }),
  } as ActorOptions<Logic> & Parameters<typeof useActorRef<Logic>>[1]);
}
