import type { App } from "../create-app.ts";
import type { ForwardedEvent } from "../app-setup.ts";

/** The options of an actor that lives while its screen does. */
export function screenOptions(app: App): {
  readonly clock?: NonNullable<App["timers"]>;
  readonly inspect?: NonNullable<App["inspect"]>;
} {
  return {
    ...(app.timers === undefined ? {} : { clock: app.timers }),
    ...(app.inspect === undefined ? {} : { inspect: app.inspect }),
  };
}

/** Brings what a screen's actor tells to the root, like the news of the long-lived ones. */
export function forwardEvents(
  app: App,
  actor: { on(type: "*", handler: (news: ForwardedEvent) => void): unknown },
): void {
  actor.on("*", (news) => app.root.send(news));
}
