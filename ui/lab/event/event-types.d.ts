declare module "virtual:event-types" {
  import type { EventTypes } from "#ui/lab/event/shape.ts";

  /** What the compiler knows of the events of core; `.vite/event-types.ts` reads it. */
  export const eventTypes: EventTypes;
}
