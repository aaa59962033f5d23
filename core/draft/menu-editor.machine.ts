import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { Instant } from "#core/time/instant.ts";
import type { EntryChange } from "./menu-draft.ts";
import type { HeldChanges, MenuDraft, MenuDraftPort } from "./menu-draft.ports.ts";
import type { MenuEntryId } from "./menu-entry.ts";

/** What others edit is read again this often, in milliseconds. */
const DRAFT_REFRESH_MS = 30_000;

/** The running machine. */
export type MenuEditorActor = ActorRefFrom<typeof menuEditorMachine>;
/** One state of it. */
export type MenuEditorSnapshot = SnapshotFrom<typeof menuEditorMachine>;

/** What is written one after the other. */
export type DraftWrite =
  | { readonly kind: "edit"; readonly changes: readonly EntryChange[] }
  /** Null is all of them. */
  | { readonly kind: "discard"; readonly ids: readonly MenuEntryId[] | null }
  | { readonly kind: "publish" }
  /** Null takes the time back. */
  | { readonly kind: "schedule"; readonly publishAt: Instant | null };

/** The menu of one shop, and what of it is not written yet. */
export interface MenuEditorContext {
  readonly shopId: ShopId;
  readonly draft: MenuDraft | null;
  readonly waiting: readonly DraftWrite[];
  /** Its screen is gone: what waits is still written. */
  readonly isLeaving: boolean;
  readonly error: AppError | null;
}

/** What is asked of it. */
export type MenuEditorEvent =
  | { readonly type: "menuEditor.write"; readonly write: DraftWrite }
  /** What a form of its own has saved. */
  | { readonly type: "menuEditor.keepHeld"; readonly held: HeldChanges }
  | { readonly type: "menuEditor.refresh" }
  /** In place of a stop, which would take back what is on its way. */
  | { readonly type: "menuEditor.leave" };

/** What it tells. */
export type MenuEditorEmitted =
  | { readonly type: "menuEditor.failed"; readonly error: AppError; readonly during: "read" | "write" }
  | { readonly type: "menuEditor.published" }
  | { readonly type: "menuEditor.scheduled" };

interface WriteInput {
  readonly draft: MenuDraft;
  readonly write: DraftWrite;
}

const LEFT = { guard: "isLeaving", target: "left" } as const;

/**
 * The menu of a shop as it is edited. Edits show at once and are written one after the other; where one is refused, those that
 * wait behind it are dropped and the draft is read again, so that what is on screen is what is held. Who leaves loses nothing:
 * it ends once all is written (MENU-17).
 */
export const menuEditorMachine = setup({
  types: {
    context: {} as MenuEditorContext,
    events: {} as MenuEditorEvent,
    emitted: {} as MenuEditorEmitted,
    input: {} as { readonly shopId: ShopId },
    tags: {} as "busy" | "writing" | "failed",
  },
  actors: {
    read: unconnected<MenuDraft, ShopId>("read"),
    write: unconnected<HeldChanges | null, WriteInput>("write"),
  },
  guards: {
    isAnythingWaiting: ({ context }) => context.waiting.length > 0,
    isLeaving: ({ context }) => context.isLeaving,
    isBehind: ({ context: { draft } }, held: HeldChanges | null) =>
      draft !== null && held !== null && !isNext(draft, held),
  },
  actions: {
    keepDraft: assign({ draft: (_, draft: MenuDraft) => draft, error: null }),
    keepWaiting: assign(({ context }, write: DraftWrite) => ({ waiting: [...context.waiting, write] })),
    keepHeld: assign(({ context }, held: HeldChanges | null) => ({ draft: withHeld(context.draft, held) })),
    dropWritten: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    dropWaiting: assign({ waiting: [] }),
    keepLeaving: assign({ isLeaving: true }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown, during }: Failure & { readonly during: "read" | "write" }) => ({
      type: "menuEditor.failed" as const,
      error: toAppError(thrown),
      during,
    })),
    emitDone: emit(({ context: { waiting } }) => ({
      type:
        waiting[0]?.kind === "schedule"
          ? ("menuEditor.scheduled" as const)
          : ("menuEditor.published" as const),
    })),
  },
}).createMachine({
  id: "menuEditor",
  context: ({ input }) => ({ ...input, draft: null, waiting: [], isLeaving: false, error: null }),
  initial: "reading",
  on: {
    "menuEditor.write": {
      actions: { type: "keepWaiting", params: ({ event }) => event.write },
    },
    "menuEditor.keepHeld": { actions: { type: "keepHeld", params: ({ event }) => event.held } },
    "menuEditor.leave": { actions: "keepLeaving" },
  },
  states: {
    reading: {
      tags: "busy",
      always: LEFT,
      invoke: {
        src: "read",
        input: ({ context }) => context.shopId,
        onDone: { target: "shown", actions: { type: "keepDraft", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error, during: "read" }) },
          ],
        },
      },
    },
    failed: { tags: "failed", always: LEFT, on: { "menuEditor.refresh": "reading" } },
    shown: {
      always: [{ guard: "isAnythingWaiting", target: "writing" }, LEFT],
      after: { [DRAFT_REFRESH_MS]: "refreshing" },
      on: {
        "menuEditor.refresh": "refreshing",
        "menuEditor.keepHeld": [
          {
            guard: { type: "isBehind", params: ({ event }) => event.held },
            target: "refreshing",
            actions: { type: "keepHeld", params: ({ event }) => event.held },
          },
          { actions: { type: "keepHeld", params: ({ event }) => event.held } },
        ],
      },
    },
    refreshing: {
      always: [{ guard: "isAnythingWaiting", target: "writing" }, LEFT],
      invoke: {
        src: "read",
        input: ({ context }) => context.shopId,
        onDone: { target: "shown", actions: { type: "keepDraft", params: ({ event }) => event.output } },
        // What was last known stays on screen.
        onError: "shown",
      },
    },
    writing: {
      tags: "writing",
      invoke: {
        src: "write",
        input: ({ context }) => writeOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: "refreshing",
            actions: ["emitDone", "dropWritten"],
          },
          {
            guard: { type: "isBehind", params: ({ event }) => event.output },
            target: "refreshing",
            actions: [{ type: "keepHeld", params: ({ event }) => event.output }, "dropWritten"],
          },
          {
            target: "shown",
            actions: [{ type: "keepHeld", params: ({ event }) => event.output }, "dropWritten"],
          },
        ],
        onError: {
          target: "refreshing",
          actions: [
            "dropWaiting",
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error, during: "write" }) },
          ],
        },
      },
    },
    left: { type: "final" },
  },
});

/** The machine with the server behind it. */
export function connectMenuEditor(port: MenuDraftPort): typeof menuEditorMachine {
  return menuEditorMachine.provide({
    actors: {
      read: portActor((shopId, signal) => port.loadMenuDraft(shopId, signal)),
      write: portActor(async ({ draft, write }, signal): Promise<HeldChanges | null> => {
        const { shopId, revision } = draft;
        switch (write.kind) {
          case "edit":
            return port.editMenuDraft(shopId, write.changes, signal);
          case "discard":
            return port.discardMenuDraft(shopId, revision, write.ids, signal);
          case "publish":
            await port.publishMenu(shopId, revision, signal);
            return null;
          case "schedule":
            await port.scheduleMenu(shopId, revision, write.publishAt, signal);
            return null;
        }
      }),
    },
  });
}

function writeOf({ draft, waiting: [write] }: MenuEditorContext): WriteInput {
  if (draft === null || write === undefined) throw new Error("Nothing waits to be written");
  return { draft, write };
}

function withHeld(draft: MenuDraft | null, held: HeldChanges | null): MenuDraft | null {
  if (draft === null || held === null) return draft;
  const replaced = new Set([...held.settled, ...held.changes.map(({ id }) => id)]);
  const others = draft.changes.filter(({ id }) => !replaced.has(id));
  // What somebody else edited in between was not seen: the revision stays, so that it is not published unseen either, until
  // the draft is read again.
  const revision = isNext(draft, held) ? held.revision : draft.revision;
  return { ...draft, revision, changes: [...others, ...held.changes] };
}

function isNext(draft: MenuDraft, held: HeldChanges): boolean {
  return held.revision === draft.revision + 1;
}
