import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure, FailedEvent } from "#core/errors/failed-event.ts";
import type { HeldChanges } from "#core/draft/menu-draft.ports.ts";
import type { NamedFile } from "#core/kernel/file-bytes.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { MenuImportPort } from "./menu-import.ports.ts";
import {
  FIRST_IMPORT_OPTIONS,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  type ImportOptions,
  type ImportPreview,
} from "./menu-import.ts";
import type { MenuPicture } from "./picture/picture-files.ts";

/** Options are typed and chosen one after the other: the files are read once they rest, in milliseconds. */
const OPTIONS_PAUSE_MS = 400;

/** The running import. */
export type MenuImportActor = ActorRefFrom<typeof menuImportMachine>;
/** One state of it. */
export type MenuImportSnapshot = SnapshotFrom<typeof menuImportMachine>;

/** Why files are not even read. */
export type FilesProblem = "tooLarge" | "tooMany";

/** Files, how they are read, and what they would change. */
export interface MenuImportContext {
  readonly shopId: ShopId;
  readonly files: readonly NamedFile[];
  readonly options: ImportOptions;
  readonly preview: ImportPreview | null;
  readonly problem: FilesProblem | null;
  readonly error: AppError | null;
  /** How many entries the draft took. */
  readonly taken: number;
  /** Where the published menu is available as a file; null until that is known. */
  readonly fileAddress: string | null;
}

/** What is asked of it. */
export type MenuImportEvent =
  | { readonly type: "menuImport.choose"; readonly files: readonly NamedFile[] }
  | { readonly type: "menuImport.setOptions"; readonly options: ImportOptions }
  | { readonly type: "menuImport.import" }
  | { readonly type: "menuImport.retry" }
  | { readonly type: "menuImport.cancel" };

/** What it says. */
export type MenuImportEmitted =
  | { readonly type: "menuImport.read"; readonly pictures: readonly MenuPicture[] }
  /** Files were chosen that are not read, or none any more. */
  | { readonly type: "menuImport.forgot" }
  | { readonly type: "menuImport.imported"; readonly held: HeldChanges }
  | { readonly type: "menuImport.failed"; readonly error: AppError };

interface Asked {
  readonly shopId: ShopId;
  readonly files: readonly NamedFile[];
  readonly options: ImportOptions;
}

/** A menu from files: read and compared by the server, then taken into the draft that it was compared with (IMPORT-8, IMPORT-9). */
export const menuImportMachine = setup({
  types: {
    context: {} as MenuImportContext,
    events: {} as MenuImportEvent,
    emitted: {} as MenuImportEmitted,
    input: {} as { readonly shopId: ShopId },
    tags: {} as "busy" | "importing" | "failed" | "done",
  },
  actors: {
    read: unconnected<ImportPreview, Asked>("read"),
    take: unconnected<HeldChanges, Asked & { readonly revision: number }>("take"),
    findFile: unconnected<string, ShopId>("findFile"),
  },
  guards: {
    areTooMany: (_, files: readonly NamedFile[]) => files.length > MAX_IMPORT_FILES,
    areTooLarge: (_, files: readonly NamedFile[]) =>
      files.reduce((sum, { size }) => sum + size, 0) > MAX_IMPORT_BYTES,
    isNothing: (_, files: readonly NamedFile[]) => files.length === 0,
    hasFiles: ({ context }) => context.files.length > 0,
    changesAnything: ({ context }) => (context.preview?.changes.length ?? 0) > 0,
  },
  actions: {
    keepFiles: assign((_, files: readonly NamedFile[]) => ({
      files,
      options: FIRST_IMPORT_OPTIONS,
      preview: null,
      problem: null,
      error: null,
    })),
    refuseFiles: assign((_, problem: FilesProblem) => ({ files: [], preview: null, problem, error: null })),
    keepOptions: assign({ options: (_, options: ImportOptions) => options }),
    keepPreview: assign({ preview: (_, preview: ImportPreview) => preview, error: null }),
    keepTaken: assign(({ context }, held: HeldChanges) => ({
      files: [],
      preview: null,
      taken: held.changes.length + held.settled.length,
      options: { ...FIRST_IMPORT_OPTIONS, encoding: context.options.encoding },
    })),
    keepAddress: assign({ fileAddress: (_, address: string) => address }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    forget: assign({ files: [], preview: null, problem: null, error: null }),
    emitRead: emit((_, { pictures }: ImportPreview) => ({ type: "menuImport.read" as const, pictures })),
    emitForgot: emit({ type: "menuImport.forgot" as const }),
    emitImported: emit((_, held: HeldChanges) => ({ type: "menuImport.imported" as const, held })),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "menuImport.failed" as const,
      error: toAppError(thrown),
    })),
  },
}).createMachine({
  id: "menuImport",
  context: ({ input }) => ({
    ...input,
    files: [],
    options: FIRST_IMPORT_OPTIONS,
    preview: null,
    problem: null,
    error: null,
    taken: 0,
    fileAddress: null,
  }),
  invoke: {
    src: "findFile",
    input: ({ context }) => context.shopId,
    onDone: { actions: { type: "keepAddress", params: ({ event }) => event.output } },
    // Then there is nothing to download, and all else works.
    onError: {},
  },
  initial: "idle",
  on: {
    "menuImport.choose": [
      { guard: { type: "isNothing", params: ({ event }) => event.files } },
      {
        guard: { type: "areTooMany", params: ({ event }) => event.files },
        target: ".idle",
        actions: [{ type: "refuseFiles", params: "tooMany" }, "emitForgot"],
      },
      {
        guard: { type: "areTooLarge", params: ({ event }) => event.files },
        target: ".idle",
        actions: [{ type: "refuseFiles", params: "tooLarge" }, "emitForgot"],
      },
      {
        target: ".reading",
        reenter: true,
        actions: { type: "keepFiles", params: ({ event }) => event.files },
      },
    ],
    "menuImport.setOptions": {
      guard: "hasFiles",
      target: ".waiting",
      reenter: true,
      actions: { type: "keepOptions", params: ({ event }) => event.options },
    },
    "menuImport.cancel": { target: ".idle", actions: ["forget", "emitForgot"] },
  },
  states: {
    idle: {},
    waiting: { tags: "busy", after: { [OPTIONS_PAUSE_MS]: "reading" } },
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: {
          target: "shown",
          actions: [
            { type: "keepPreview", params: ({ event }) => event.output },
            { type: "emitRead", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "failed",
          actions: { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    failed: { tags: "failed", on: { "menuImport.retry": "reading" } },
    shown: { on: { "menuImport.import": { guard: "changesAnything", target: "importing" } } },
    importing: {
      tags: ["busy", "importing"],
      // What is being written is not taken back by choosing something else.
      on: { "menuImport.choose": {}, "menuImport.setOptions": {}, "menuImport.cancel": {} },
      invoke: {
        src: "take",
        input: ({ context }) => ({ ...context, revision: context.preview?.revision ?? 0 }),
        onDone: {
          target: "done",
          actions: [
            { type: "keepTaken", params: ({ event }) => event.output },
            { type: "emitImported", params: ({ event }) => event.output },
          ],
        },
        onError: [
          // The draft is another one by now: what the files would change of it is shown before it is asked again.
          {
            guard: isConflict,
            target: "reading",
            actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          },
          {
            target: "shown",
            actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          },
        ],
      },
    },
    done: { tags: "done" },
  },
});

/** The machine with the server behind it. */
export function connectMenuImport(port: MenuImportPort): typeof menuImportMachine {
  return menuImportMachine.provide({
    actors: {
      read: portActor(({ shopId, files, options }, signal) =>
        port.previewMenuImport(shopId, files, options, signal),
      ),
      take: portActor(({ shopId, files, options, revision }, signal) =>
        port.importMenu(shopId, files, options, revision, signal),
      ),
      findFile: portActor((shopId, signal) => port.findMenuFile(shopId, signal)),
    },
  });
}

function isConflict({ event }: FailedEvent): boolean {
  const error = toAppError(event.error);
  return error.tag === "Refused" && error.key === "menu.version_conflict";
}
