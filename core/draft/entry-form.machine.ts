import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure, FailedEvent } from "#core/errors/failed-event.ts";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import {
  entryProblems,
  tidyEntry,
  typedPricesOf,
  withTypedPrices,
  type EntryProblem,
  type TypedPrices,
} from "./entry-form.ts";
import { draftContent, isSameEntry, mergeEntry, type EntryChange } from "./menu-draft.ts";
import type { HeldChanges, MenuDraftPort } from "./menu-draft.ports.ts";
import { entriesById, type MenuEntry, type MenuEntryId } from "./menu-entry.ts";

/** The running form. */
export type EntryFormActor = ActorRefFrom<typeof entryFormMachine>;
/** One state of it. */
export type EntryFormSnapshot = SnapshotFrom<typeof entryFormMachine>;

/** What is edited, and for which shop. */
export interface EntryFormInput {
  readonly shopId: ShopId;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly locationIds: readonly LocationId[];
  readonly comma: "," | ".";
  /** The entry as it was seen; null where it is new. */
  readonly base: MenuEntry | null;
  readonly entry: MenuEntry;
}

/** What was typed, and what somebody else made of the same entry meanwhile. */
export interface EntryFormContext extends EntryFormInput {
  readonly typed: TypedPrices;
  readonly problems: readonly EntryProblem[];
  /** Null where it is gone, or where nobody changed it. */
  readonly theirs: MenuEntry | null;
  readonly theirsBy: string | null;
  readonly error: AppError | null;
}

/** What is asked of it. */
export type EntryFormEvent =
  | { readonly type: "entryForm.change"; readonly entry: MenuEntry }
  | { readonly type: "entryForm.typePrice"; readonly locationId: LocationId; readonly text: string }
  | { readonly type: "entryForm.save" }
  /** Of what both changed, mine is saved after all. */
  | { readonly type: "entryForm.keepMine" }
  /** Of what both changed, theirs stays. */
  | { readonly type: "entryForm.takeTheirs" };

/** What it tells. */
export type EntryFormEmitted =
  | { readonly type: "entryForm.saved"; readonly held: HeldChanges }
  | { readonly type: "entryForm.failed"; readonly error: AppError };

/** An entry as it is held now, and who changed it last. */
interface Found {
  readonly entry: MenuEntry | null;
  readonly by: string | null;
}

interface Save {
  readonly shopId: ShopId;
  readonly change: EntryChange;
}

/**
 * One entry in a form. Where somebody else changed the same meanwhile, it shows what they made of it and asks before it
 * overwrites anything (MENU-17); what was typed is never lost.
 */
export const entryFormMachine = setup({
  types: {
    context: {} as EntryFormContext,
    events: {} as EntryFormEvent,
    emitted: {} as EntryFormEmitted,
    input: {} as EntryFormInput,
    tags: {} as "busy" | "contested",
  },
  actors: {
    save: unconnected<HeldChanges, Save>("save"),
    compare: unconnected<Found, { readonly shopId: ShopId; readonly id: MenuEntryId }>("compare"),
  },
  guards: {
    hasProblems: ({ context }) => problemsOf(context).length > 0,
    isUnchanged: ({ context }) => isSameEntry(context.base, typedEntry(context)),
  },
  actions: {
    keepEntry: assign({ entry: (_, entry: MenuEntry) => entry, error: null }),
    keepTyped: assign(
      ({ context }, { locationId, text }: { readonly locationId: LocationId; readonly text: string }) => ({
        typed: { ...context.typed, [locationId]: text },
      }),
    ),
    keepProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    keepTheirs: assign((_, { entry, by }: Found) => ({ theirs: entry, theirsBy: by })),
    overwrite: assign(({ context }) => ({ base: context.theirs, ...settledOn(context, "mine") })),
    giveWay: assign(({ context }) => ({ base: context.theirs, ...settledOn(context, "theirs") })),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "entryForm.failed" as const,
      error: toAppError(thrown),
    })),
    emitSaved: emit((_, held: HeldChanges) => ({ type: "entryForm.saved" as const, held })),
  },
}).createMachine({
  id: "entryForm",
  context: ({ input }) => ({
    ...input,
    typed: typedPricesOf(input.entry, input.locationIds, input.comma),
    problems: [],
    theirs: null,
    theirsBy: null,
    error: null,
  }),
  initial: "editing",
  on: {
    "entryForm.change": { actions: { type: "keepEntry", params: ({ event }) => event.entry } },
    "entryForm.typePrice": { actions: { type: "keepTyped", params: ({ event }) => event } },
  },
  states: {
    editing: {
      on: {
        "entryForm.save": [
          { guard: "hasProblems", actions: "keepProblems" },
          { guard: "isUnchanged", target: "unchanged" },
          { target: "saving", actions: "keepProblems" },
        ],
      },
    },
    saving: {
      tags: "busy",
      invoke: {
        src: "save",
        input: ({ context }) => ({
          shopId: context.shopId,
          change: { base: context.base, entry: typedEntry(context) },
        }),
        onDone: { target: "saved", actions: { type: "emitSaved", params: ({ event }) => event.output } },
        onError: [
          { guard: isStale, target: "comparing" },
          {
            target: "editing",
            actions: [
              { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
              { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
            ],
          },
        ],
      },
    },
    comparing: {
      tags: "busy",
      invoke: {
        src: "compare",
        input: ({ context }) => ({ shopId: context.shopId, id: context.entry.id }),
        onDone: { target: "contested", actions: { type: "keepTheirs", params: ({ event }) => event.output } },
        onError: {
          target: "editing",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
    },
    contested: {
      tags: "contested",
      on: {
        "entryForm.keepMine": { target: "saving", actions: "overwrite" },
        "entryForm.takeTheirs": { target: "editing", actions: "giveWay" },
      },
    },
    saved: { type: "final" },
    unchanged: { type: "final" },
  },
});

/** The machine with the server behind it. */
export function connectEntryForm(port: MenuDraftPort): typeof entryFormMachine {
  return entryFormMachine.provide({
    actors: {
      save: portActor(({ shopId, change }, signal) => port.editMenuDraft(shopId, [change], signal)),
      compare: portActor(async ({ shopId, id }, signal) => {
        const { entries, changes } = await port.loadMenuDraft(shopId, signal);
        const entry = entriesById(draftContent(entries, changes)).get(id) ?? null;
        return { entry, by: changes.find((change) => change.id === id)?.by ?? null };
      }),
    },
  });
}

function isStale({ event }: FailedEvent): boolean {
  const error = toAppError(event.error);
  return error.tag === "Refused" && error.key === "menu.stale";
}

/** The entry as it would be saved now. */
export function typedEntry({ entry, typed, currency }: EntryFormContext): MenuEntry {
  return tidyEntry(withTypedPrices(entry, typed, currency));
}

function problemsOf(context: EntryFormContext): readonly EntryProblem[] {
  return entryProblems(context.entry, context.typed, context);
}

// What was taken off the menu meanwhile is put there again, or the form begins as a new one.
function settledOn(
  context: EntryFormContext,
  wins: "mine" | "theirs",
): Pick<EntryFormContext, "entry" | "typed" | "theirs"> {
  const { base, theirs, locationIds, comma } = context;
  const mine = typedEntry(context);
  const entry = base === null || theirs === null ? mine : mergeEntry(base, mine, theirs, wins);
  return { entry, typed: typedPricesOf(entry, locationIds, comma), theirs: null };
}
