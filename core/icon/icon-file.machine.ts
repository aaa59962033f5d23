import { setup, type ActorRefFrom } from "xstate";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";

/** How long the file of the icons is waited for, in milliseconds (ERROR-18). */
const ICON_FILE_TIMEOUT_MS = 1_500;

/** The running machine. */
export type IconFileActor = ActorRefFrom<typeof iconFileMachine>;

/**
 * Loads the file of the icons that are not part of the code. Without it every text stays where it is: that the icons are
 * missing is only warned of (ERROR-18).
 */
export const iconFileMachine = setup({
  types: { input: {} as { readonly path: string }, context: {} as { readonly path: string } },
  actors: { load: unconnected<void, string>("load") },
  actions: { warn: unconnectedStep("warn") },
}).createMachine({
  id: "iconFile",
  context: ({ input }) => input,
  initial: "loading",
  states: {
    loading: {
      invoke: { src: "load", input: ({ context }) => context.path, onDone: "loaded", onError: "missing" },
      after: { [ICON_FILE_TIMEOUT_MS]: "missing" },
    },
    loaded: { type: "final" },
    missing: { type: "final", entry: "warn" },
  },
});
