import { assign, emit, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { ModalsEvent, ModalsEmitted } from "./modal-events.ts";
import { modalMachine } from "./modal.machine.ts";
import { modalLayer } from "./modal.ts";

/** One modal of the stack. */
export interface StackedModal {
  readonly id: string;
  readonly isOpen: boolean;
  readonly dismissible: boolean;
  /** Its z-index: higher the later it opened. */
  readonly layer: number;
  readonly actor: ActorRefFrom<typeof modalMachine>;
}

/** The modals in the order in which they opened; closed ones stay until they are forgotten. */
export interface ModalsContext {
  readonly modals: readonly StackedModal[];
}

type ModalEmitted =
  | { readonly type: "modal.closed"; readonly id: string; readonly dismissed: boolean }
  | { readonly type: "modal.reset"; readonly id: string };

const modalsSetup = setup({
  types: {
    context: {} as ModalsContext,
    events: {} as ModalsEvent | ModalEmitted,
    emitted: {} as ModalsEmitted,
  },
  actors: { modal: modalMachine },
  guards: {
    isOpenAlready: ({ context }, wanted: string) =>
      context.modals.some(({ id, isOpen }) => isOpen && id === wanted),
    isTopmost: ({ context }, wanted: string) =>
      context.modals.findLast(({ isOpen }) => isOpen)?.id === wanted,
    hasOpen: ({ context }) => context.modals.some(({ isOpen }) => isOpen),
  },
});

/** The stack of modals: layers rise from 10 by 2 in the order of opening (MODAL-1). */
export const modalsMachine = modalsSetup.createMachine({
  id: "modals",
  context: { modals: [] },
  on: {
    "modals.open": [
      { guard: { type: "isOpenAlready", params: ({ event }) => event.id } },
      {
        actions: enqueueActions(({ context, event, enqueue }) => {
          const { id, dismissible = true } = event;
          const others = context.modals.filter((modal) => modal.id !== id);
          const layer = modalLayer(others.flatMap((modal) => (modal.isOpen ? [modal.layer] : [])));
          for (const { actor } of context.modals.filter((modal) => modal.id === id)) enqueue.stopChild(actor);
          enqueue.assign({
            modals: ({ spawn }) => [
              ...others,
              {
                id,
                isOpen: true,
                dismissible,
                layer,
                actor: spawn("modal", { input: { id, dismissible, layer } }),
              },
            ],
          });
          enqueue.emit({ type: "modals.opened", id });
        }),
      },
    ],
    "modals.close": {
      actions: ({ context, event }) => find(context, event.id)?.send({ type: "modal.close" }),
    },
    "modals.dismiss": {
      guard: { type: "isTopmost", params: ({ event }) => event.id },
      actions: ({ context, event }) => find(context, event.id)?.send({ type: "modal.dismiss" }),
    },
    "modal.closed": {
      actions: [
        assign({
          modals: ({ context, event }) =>
            context.modals.map((modal) => (modal.id === event.id ? { ...modal, isOpen: false } : modal)),
        }),
        emit(({ event }) => ({ type: "modals.closed" as const, id: event.id, dismissed: event.dismissed })),
      ],
    },
    "modal.reset": {
      actions: assign({
        modals: ({ context, event }) => context.modals.filter(({ id, isOpen }) => isOpen || id !== event.id),
      }),
    },
  },
  initial: "clear",
  states: {
    clear: { always: { guard: "hasOpen", target: "covered" } },
    covered: {
      always: { guard: ({ context }) => !context.modals.some(({ isOpen }) => isOpen), target: "clear" },
    },
  },
});

function find(context: ModalsContext, id: string): StackedModal["actor"] | undefined {
  return context.modals.find((modal) => modal.id === id && modal.isOpen)?.actor;
}
