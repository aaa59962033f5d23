import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { HeldChanges, MenuDraftPort } from "#core/draft/menu-draft.ports.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import { toAppError, type AppError, type AppErrorTag } from "#core/errors/app-error.ts";
import type { Failure, FailedEvent } from "#core/errors/failed-event.ts";
import type { NamedFile } from "#core/kernel/file-bytes.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import {
  findPictures,
  MAX_PICTURE_ARCHIVE_BYTES,
  MAX_PICTURE_FILES,
  type FoundPictures,
  type MenuPicture,
  type PictureFilesPort,
  type ReadyPicture,
} from "./picture-files.ts";
import { isArchive } from "./named-file.ts";
import type { FailedPicture, PictureFilesProblem, PictureImportContext } from "./picture-import.ts";
import { hasPicture, placePicture } from "./place-picture.ts";

/** The running import of pictures. */
export type PictureImportActor = ActorRefFrom<typeof pictureImportMachine>;
/** One state of it. */
export type PictureImportSnapshot = SnapshotFrom<typeof pictureImportMachine>;

/** What is asked of it. */
export type PictureImportEvent =
  | { readonly type: "pictureImport.expect"; readonly pictures: readonly MenuPicture[] }
  | { readonly type: "pictureImport.choose"; readonly files: readonly NamedFile[] }
  | { readonly type: "pictureImport.upload" }
  | { readonly type: "pictureImport.retry" };

/** What it says. */
export type PictureImportEmitted =
  | { readonly type: "pictureImport.placed"; readonly held: HeldChanges | null }
  | { readonly type: "pictureImport.failed"; readonly error: AppError };

const NOTHING_YET = { problem: null, found: null, waiting: [], failed: [], placed: 0 } as const;

type Wanted = Pick<PictureImportContext, "shopId" | "pictures" | "files">;

interface Placed {
  readonly shopId: ShopId;
  readonly picture: ReadyPicture;
}

// These are about one picture, and the next one may well do.
const OF_ONE_PICTURE: ReadonlySet<AppErrorTag> = new Set(["Invalid", "NotFound", "Refused"]);

/**
 * The pictures that an imported menu names (IMPORT-11): found among files that were chosen before anything is written,
 * then uploaded one after the other into the draft. What failed is kept for another try; where no picture could arrive,
 * the others wait for it too.
 */
export const pictureImportMachine = setup({
  types: {
    context: {} as PictureImportContext,
    events: {} as PictureImportEvent,
    emitted: {} as PictureImportEmitted,
    input: {} as { readonly shopId: ShopId },
    tags: {} as "busy" | "uploading" | "done",
  },
  actors: {
    find: unconnected<FoundPictures, Wanted>("find"),
    place: unconnected<HeldChanges | null, Placed>("place"),
  },
  guards: {
    areTooMany: (_, files: readonly NamedFile[]) => files.length > MAX_PICTURE_FILES,
    areTooLarge: (_, files: readonly NamedFile[]) =>
      files.filter(isArchive).reduce((sum, { size }) => sum + size, 0) > MAX_PICTURE_ARCHIVE_BYTES,
    isNothing: (_, files: readonly NamedFile[]) => files.length === 0,
    hasFilesFor: ({ context }, pictures: readonly MenuPicture[]) =>
      context.files.length > 0 && pictures.length > 0,
    isAnyReady: ({ context }) => (context.found?.ready.length ?? 0) > 0,
    isAnyWaiting: ({ context }) => context.waiting.length > 0,
    isAnyFailed: ({ context }) => context.failed.length > 0,
  },
  actions: {
    keepPictures: assign((_, pictures: readonly MenuPicture[]) => ({ ...NOTHING_YET, pictures })),
    keepLater: assign({ pictures: (_, pictures: readonly MenuPicture[]) => pictures }),
    forgetFiles: assign({ files: [] }),
    keepFiles: assign((_, files: readonly NamedFile[]) => ({ ...NOTHING_YET, files })),
    refuseFiles: assign((_, problem: PictureFilesProblem) => ({ ...NOTHING_YET, files: [], problem })),
    keepFound: assign({ found: (_, found: FoundPictures) => found }),
    startUpload: assign(({ context }) => ({
      waiting: context.found?.ready ?? [],
      failed: [],
      placed: context.found?.same ?? 0,
    })),
    retryFailed: assign(({ context }) => ({
      waiting: context.failed.map(({ picture }) => picture),
      failed: [],
    })),
    countPlaced: assign(({ context }) => ({
      waiting: context.waiting.slice(1),
      placed: context.placed + 1,
    })),
    failFirst: assign(({ context }, { thrown }: Failure) => ({
      waiting: context.waiting.slice(1),
      failed: [...context.failed, ...failuresOf(context.waiting.slice(0, 1), thrown)],
    })),
    failAll: assign(({ context }, { thrown }: Failure) => ({
      waiting: [],
      failed: [...context.failed, ...failuresOf(context.waiting, thrown)],
    })),
    // An archive is large, and is not needed for another try.
    forgetPlaced: assign(({ context }) => (context.failed.length === 0 ? { files: [], found: null } : {})),
    emitPlaced: emit((_, held: HeldChanges | null) => ({ type: "pictureImport.placed" as const, held })),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "pictureImport.failed" as const,
      error: toAppError(thrown),
    })),
  },
}).createMachine({
  id: "pictureImport",
  context: ({ input }) => ({ ...input, ...NOTHING_YET, pictures: [], files: [] }),
  initial: "idle",
  on: {
    "pictureImport.expect": [
      {
        guard: { type: "hasFilesFor", params: ({ event }) => event.pictures },
        target: ".opening",
        reenter: true,
        actions: { type: "keepPictures", params: ({ event }) => event.pictures },
      },
      {
        target: ".idle",
        actions: ["forgetFiles", { type: "keepPictures", params: ({ event }) => event.pictures }],
      },
    ],
    "pictureImport.choose": [
      { guard: { type: "isNothing", params: ({ event }) => event.files } },
      {
        guard: { type: "areTooMany", params: ({ event }) => event.files },
        target: ".idle",
        actions: { type: "refuseFiles", params: "tooMany" },
      },
      {
        guard: { type: "areTooLarge", params: ({ event }) => event.files },
        target: ".idle",
        actions: { type: "refuseFiles", params: "tooLarge" },
      },
      {
        target: ".opening",
        reenter: true,
        actions: { type: "keepFiles", params: ({ event }) => event.files },
      },
    ],
  },
  states: {
    idle: {},
    opening: {
      tags: "busy",
      invoke: {
        src: "find",
        input: ({ context }) => context,
        onDone: { target: "found", actions: { type: "keepFound", params: ({ event }) => event.output } },
        onError: {
          target: "idle",
          actions: ["forgetFiles", { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) }],
        },
      },
    },
    found: {
      on: { "pictureImport.upload": { guard: "isAnyReady", target: "uploading", actions: "startUpload" } },
    },
    uploading: {
      tags: ["busy", "uploading"],
      // What is on its way is not taken back by choosing something else.
      on: {
        "pictureImport.expect": { actions: { type: "keepLater", params: ({ event }) => event.pictures } },
        "pictureImport.choose": {},
      },
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "isAnyWaiting", target: "placing" }, { target: "finished" }] },
        placing: {
          invoke: {
            src: "place",
            input: ({ context }) => nextOf(context),
            onDone: {
              target: "deciding",
              actions: ["countPlaced", { type: "emitPlaced", params: ({ event }) => event.output }],
            },
            onError: [
              {
                guard: isOfOnePicture,
                target: "deciding",
                actions: { type: "failFirst", params: ({ event }) => ({ thrown: event.error }) },
              },
              {
                target: "finished",
                actions: [
                  { type: "failAll", params: ({ event }) => ({ thrown: event.error }) },
                  { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
                ],
              },
            ],
          },
        },
        finished: { type: "final" },
      },
      onDone: "done",
    },
    done: {
      tags: "done",
      entry: "forgetPlaced",
      on: { "pictureImport.retry": { guard: "isAnyFailed", target: "uploading", actions: "retryFailed" } },
    },
  },
});

/** The machine with what opens files, what takes pictures, and the menu as it is edited. */
export function connectPictureImport(
  port: PictureFilesPort,
  drafts: MenuDraftPort,
  content: () => MenuContent,
): typeof pictureImportMachine {
  return pictureImportMachine.provide({
    actors: {
      find: portActor((wanted, signal) =>
        findPictures(port, wanted, (productId, id) => hasPicture(content(), productId, id), signal),
      ),
      place: portActor(({ shopId, picture }, signal) =>
        placePicture({ drafts, content }, shopId, picture, signal),
      ),
    },
  });
}

function isOfOnePicture({ event }: FailedEvent): boolean {
  return OF_ONE_PICTURE.has(toAppError(event.error).tag);
}

function failuresOf(pictures: readonly ReadyPicture[], thrown: unknown): readonly FailedPicture[] {
  const error = toAppError(thrown);
  return pictures.map((picture) => ({ picture, error }));
}

function nextOf({ shopId, waiting: [picture] }: PictureImportContext): Placed {
  if (picture === undefined) throw new Error("No picture waits");
  return { shopId, picture };
}
