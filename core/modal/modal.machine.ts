import { sendParent, setup } from "xstate";
import { MODAL_RESET_MS } from "./modal.ts";

/** A modal with the layer it was given when it opened. */
export interface ModalContext {
  readonly id: string;
  readonly dismissible: boolean;
  readonly layer: number;
}

const modalSetup = setup({
  types: {
    context: {} as ModalContext,
    events: {} as { readonly type: "modal.close" } | { readonly type: "modal.dismiss" },
    input: {} as ModalContext,
  },
  guards: { isDismissible: ({ context }) => context.dismissible },
  actions: {
    tellClosed: sendParent(({ context }: { context: ModalContext }) => ({
      type: "modal.closed",
      id: context.id,
      dismissed: false,
    })),
    tellDismissed: sendParent(({ context }: { context: ModalContext }) => ({
      type: "modal.closed",
      id: context.id,
      dismissed: true,
    })),
    tellReset: sendParent(({ context }: { context: ModalContext }) => ({
      type: "modal.reset",
      id: context.id,
    })),
  },
});

/** One modal: open, closed with its content kept for five seconds, forgotten (spec §4). */
export const modalMachine = modalSetup.createMachine({
  id: "modal",
  context: ({ input }) => input,
  initial: "open",
  states: {
    open: {
      on: {
        "modal.close": { target: "closed", actions: "tellClosed" },
        // Outside click and Escape say dismiss; a modal that must be answered ignores them (spec §4).
        "modal.dismiss": { guard: "isDismissible", target: "closed", actions: "tellDismissed" },
      },
    },
    closed: { after: { [MODAL_RESET_MS]: "reset" } },
    reset: { type: "final", entry: "tellReset" },
  },
});
