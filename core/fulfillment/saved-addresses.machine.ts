import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { DeliveryAddress } from "./address/delivery-address.ts";
import type { DeliveryAddressId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { User } from "#core/account/user.ts";
import type { SavedAddressEdit } from "./saved-address-edit.ts";

/** The address that is written; null for a new one. */
export interface SavedAddressesContext {
  readonly written: DeliveryAddressId | null;
  readonly edit: SavedAddressEdit | null;
}

type SavedAddressesEvent =
  | { readonly type: "addresses.write"; readonly id: DeliveryAddressId | null }
  | { readonly type: "addresses.keep"; readonly address: DeliveryAddress }
  | { readonly type: "addresses.makeDefault"; readonly id: DeliveryAddressId }
  | { readonly type: "addresses.remove"; readonly id: DeliveryAddressId }
  | { readonly type: "addresses.close" };

type SavedAddressesEmitted =
  | { readonly type: "addresses.changed"; readonly user: User }
  | { readonly type: "addresses.failed"; readonly error: AppError };

/** The running machine. */
export type SavedAddressesActor = ActorRefFrom<typeof savedAddressesMachine>;
type SavedAddressesSnapshot = SnapshotFrom<typeof savedAddressesMachine>;

const savedAddressesSetup = setup({
  types: {
    context: {} as SavedAddressesContext,
    events: {} as SavedAddressesEvent,
    emitted: {} as SavedAddressesEmitted,
    tags: {} as "busy" | "writing",
  },
  actors: { save: unconnected<User, SavedAddressEdit | null>("save") },
  actions: {
    emitChanged: emit((_, { user }: { readonly user: User }) => ({
      type: "addresses.changed" as const,
      user,
    })),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "addresses.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** The addresses of the profile: one is written at a time, and what was typed stays until it is saved (ACCOUNT-27). */
export const savedAddressesMachine = savedAddressesSetup.createMachine({
  id: "savedAddresses",
  context: { written: null, edit: null },
  initial: "listing",
  states: {
    listing: {
      on: {
        "addresses.write": { target: "writing", actions: assign({ written: ({ event }) => event.id }) },
        "addresses.makeDefault": {
          target: "changing",
          actions: assign({ edit: ({ event }) => ({ type: "makeDefault" as const, id: event.id }) }),
        },
        "addresses.remove": {
          target: "changing",
          actions: assign({ edit: ({ event }) => ({ type: "remove" as const, id: event.id }) }),
        },
      },
    },
    writing: {
      tags: "writing",
      on: {
        "addresses.keep": {
          target: "saving",
          actions: assign({
            edit: ({ context, event }) => ({
              type: "keep" as const,
              id: context.written,
              address: event.address,
            }),
          }),
        },
        "addresses.close": "listing",
      },
    },
    saving: {
      tags: ["busy", "writing"],
      invoke: {
        src: "save",
        input: ({ context }) => context.edit,
        onDone: {
          target: "listing",
          actions: { type: "emitChanged", params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: "writing",
          actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    changing: {
      tags: "busy",
      invoke: {
        src: "save",
        input: ({ context }) => context.edit,
        onDone: {
          target: "listing",
          actions: { type: "emitChanged", params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: "listing",
          actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

/** The machine with what saves an edit. */
export function connectSavedAddresses(
  save: (edit: SavedAddressEdit | null, signal: AbortSignal) => Promise<User>,
): typeof savedAddressesMachine {
  return savedAddressesMachine.provide({ actors: { save: portActor(save) } });
}

/** Whether an address is being written, so that its dialog is open. */
export function selectIsWritingAddress(snapshot: SavedAddressesSnapshot): boolean {
  return snapshot.hasTag("writing");
}

/** Which one is written; null for a new one. */
export function selectWrittenAddress(snapshot: SavedAddressesSnapshot): DeliveryAddressId | null {
  return snapshot.context.written;
}

/** Whether a change is being saved. */
export function selectIsSavingAddresses(snapshot: SavedAddressesSnapshot): boolean {
  return snapshot.hasTag("busy");
}
