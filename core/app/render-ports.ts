import { toMillis, type Instant } from "#core/time/instant.ts";
import type { Ports } from "./ports.ts";

/** The ports of rendered pages: time stands still at the instant of each, and everything else is refused, so that nothing personal can come into it. */
export function createRenderPorts(renderedAt: () => Instant): Ports;
export function createRenderPorts(renderedAt: () => Instant): object {
  const clock = { now: renderedAt, millis: () => toMillis(renderedAt()) };
  const refusing = new Proxy({}, { get: () => refuse });
  return new Proxy({ clock }, { get: (own, name) => (name === "clock" ? own.clock : refusing) });
}

function refuse(): never {
  throw new Error("A rendered page shows what it was given and asks for nothing");
}
