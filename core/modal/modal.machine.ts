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
    sendClosed: sendParent(({ context }: { context: ModalContext }) => ({
      type: "modal.closed",
      id: context.id,
      dismissed: false,
    })),
    sendDismissed: sendParent(({ context }: { context: ModalContext }) => ({
      type: "modal.closed",
      id: context.id,
      dismissed: true,
    })),
    sendReset: sendParent(({ context }: { context: ModalContext }) => ({
      type: "modal.reset",
      id: context.id,
    })),
  },
});

/** One modal: open, closed with its content kept for five seconds, forgotten (MODAL-1). */
export const modalMachine = modalSetup.createMachine({
  id: "modal",
  context: ({ input }) => input,
  initial: "open",
  states: {
    open: {
      on: {
        "modal.close": { target: "closed", actions: "sendClosed" },
        // Outside click and Escape say dismiss; a modal that must be answered ignores them (MODAL-2).
        "modal.dismiss": { guard: "isDismissible", target: "closed", actions: "sendDismissed" },
      },
    },
    closed: { after: { [MODAL_RESET_MS]: "reset" } },
    reset: { type: "final", entry: "sendReset" },
  },
});
