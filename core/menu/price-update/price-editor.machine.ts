import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { unconnected } from "#core/kernel/port-actor.ts";
import {
  typedOf,
  unsavedChanges,
  type PriceEditorContext,
  type PriceEditorEmitted,
  type PriceEditorEvent,
  type PriceEditorInput,
  type PriceEditorMove,
  type ReadPrices,
} from "./price-editor.ts";
import type { PriceChange, PriceUpdate } from "./price-update.ts";

/** What is looked at is read again this often, in milliseconds. */
const PRICES_REFRESH_MS = 60_000;

/** The running machine. */
export type PriceEditorActor = ActorRefFrom<typeof priceEditorMachine>;
/** One state of it. */
export type PriceEditorSnapshot = SnapshotFrom<typeof priceEditorMachine>;

interface Save {
  readonly update: PriceUpdate | null;
  readonly changes: readonly PriceChange[];
}

interface Move {
  readonly update: PriceUpdate;
  readonly asked: PriceEditorMove;
}

const editorSetup = setup({
  types: {
    context: {} as PriceEditorContext,
    events: {} as PriceEditorEvent,
    emitted: {} as PriceEditorEmitted,
    input: {} as PriceEditorInput,
    tags: {} as "busy" | "writing" | "failed",
  },
  actors: {
    read: unconnected<ReadPrices, PriceEditorContext>("read"),
    save: unconnected<PriceUpdate, Save>("save"),
    move: unconnected<PriceUpdate, Move>("move"),
  },
  guards: {
    isAnythingUnsaved: ({ context }) => (unsavedChanges(context) ?? []).length > 0,
    // A draft is saved, and that is all that was asked; what is scheduled becomes one.
    isDone: ({ context: { asked, read } }) => asked?.move === "draft" && read?.update?.status === "draft",
    isHeld: ({ context }) => context.read?.update !== null && context.asked !== null,
  },
  actions: {
    // What was typed stays while the update is the same.
    keepRead: assign(({ context }, read: ReadPrices) => {
      const isSame = context.read !== null && context.read.update?.version === read.update?.version;
      return {
        read,
        error: null,
        ...(isSame ? {} : { typed: typedOf(read.update?.changes ?? [], context.comma), takesNow: false }),
      };
    }),
    keepUpdate: assign(({ context: { read, comma } }, update: PriceUpdate) => ({
      read: read === null ? null : { ...read, update },
      typed: typedOf(update.changes, comma),
      takesNow: false,
    })),
    keepTyped: assign(({ context }, { key, text }: { readonly key: string; readonly text: string }) => ({
      typed: new Map([...context.typed, [key, text]]),
    })),
    takePricesOfNow: assign({ takesNow: true }),
    keepAsked: assign({ asked: (_, asked: PriceEditorMove) => asked }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown, during }: Failure & { readonly during: "read" | "write" }) => ({
      type: "priceEditor.failed" as const,
      error: toAppError(thrown),
      during,
    })),
    emitSettled: emit((_, { id }: Pick<PriceUpdate, "id">) => ({ type: "priceEditor.settled" as const, id })),
  },
});

/**
 * A price update and the table of all prices. What was typed is saved before the update is moved on; when a write is refused
 * the update and the prices of now are read again.
 */
export const priceEditorMachine = editorSetup.createMachine({
  id: "priceEditor",
  context: ({ input }) => ({
    ...input,
    read: null,
    typed: new Map(),
    takesNow: false,
    asked: null,
    error: null,
  }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: { target: "shown", actions: { type: "keepRead", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error, during: "read" }) },
          ],
        },
      },
    },
    failed: { tags: "failed", on: { "priceEditor.refresh": "reading" } },
    shown: {
      initial: "resting",
      on: {
        "priceEditor.typePrice": {
          actions: { type: "keepTyped", params: ({ event: { key, text } }) => ({ key, text }) },
        },
        "priceEditor.takePricesOfNow": { actions: "takePricesOfNow" },
        "priceEditor.move": {
          target: "writing",
          actions: { type: "keepAsked", params: ({ event }) => event.asked },
        },
        "priceEditor.refresh": ".refreshing",
      },
      states: {
        resting: { after: { [PRICES_REFRESH_MS]: "refreshing" } },
        refreshing: {
          invoke: {
            src: "read",
            input: ({ context }) => context,
            onDone: { target: "resting", actions: { type: "keepRead", params: ({ event }) => event.output } },
            // What was last known stays on screen.
            onError: "resting",
          },
        },
      },
    },
    writing: {
      tags: "writing",
      initial: "choosing",
      states: {
        choosing: {
          always: [
            { guard: "isAnythingUnsaved", target: "saving" },
            { guard: "isDone", target: "#priceEditor.shown" },
            { guard: "isHeld", target: "moving" },
            { target: "#priceEditor.shown" },
          ],
        },
        saving: {
          invoke: {
            src: "save",
            input: ({ context }) => ({
              update: context.read?.update ?? null,
              changes: unsavedChanges(context) ?? [],
            }),
            onDone: [
              {
                guard: ({ context }) => context.asked?.move === "draft",
                target: "#priceEditor.shown",
                actions: [
                  { type: "keepUpdate", params: ({ event }) => event.output },
                  { type: "emitSettled", params: ({ event }) => event.output },
                ],
              },
              { target: "moving", actions: { type: "keepUpdate", params: ({ event }) => event.output } },
            ],
            onError: {
              target: "#priceEditor.shown.refreshing",
              actions: {
                type: "emitFailure",
                params: ({ event }) => ({ thrown: event.error, during: "write" }),
              },
            },
          },
        },
        moving: {
          invoke: {
            src: "move",
            input: ({ context }) => heldMove(context),
            onDone: {
              target: "#priceEditor.shown.refreshing",
              actions: [
                { type: "keepUpdate", params: ({ event }) => event.output },
                { type: "emitSettled", params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: "#priceEditor.shown.refreshing",
              actions: [
                {
                  type: "emitFailure",
                  params: ({ event }) => ({ thrown: event.error, during: "write" }),
                },
                // It may be new, and saved.
                { type: "emitSettled", params: ({ context }) => heldUpdate(context) },
              ],
            },
          },
        },
      },
    },
  },
});

function heldMove(context: PriceEditorContext): Move {
  const { asked } = context;
  if (asked === null) throw new Error("Nothing was asked of the price update");
  return { update: heldUpdate(context), asked };
}

function heldUpdate({ read }: PriceEditorContext): PriceUpdate {
  const update = read?.update ?? null;
  if (update === null) throw new Error("A move needs an update that is held");
  return update;
}
