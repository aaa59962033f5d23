import { Actor, type AnyActorLogic, type InputFrom } from "xstate";
import type { App } from "../create-app.ts";
import type { ForwardedEvent } from "../app-setup.ts";

/** Makes an actor that lives while its screen does, on the app's clock; the screen starts and stops it. */
export function createScreenActor<Logic extends AnyActorLogic>(
  app: App,
  logic: Logic,
  input: InputFrom<Logic>,
): Actor<Logic> {
  return new Actor(logic, {
    input,
    ...(app.timers === undefined ? {} : { clock: app.timers }),
    ...(app.inspect === undefined ? {} : { inspect: app.inspect }),
  });
}

/** Forwards what a screen's actor emits to the root, as for the long-lived actors. */
export function forwardEvents(
  app: App,
  actor: { on(type: "*", handler: (emitted: ForwardedEvent) => void): unknown },
): void {
  actor.on("*", (emitted) => app.root.send(emitted));
}
