import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { FileBytes } from "#core/kernel/file-bytes.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import { MAX_PICTURE_BYTES, type PictureProblem, type UploadedPicture } from "#core/menu/picture.ts";

/** The running upload. */
export type PictureUploadActor = ActorRefFrom<typeof pictureUploadMachine>;
/** One state of it. */
export type PictureUploadSnapshot = SnapshotFrom<typeof pictureUploadMachine>;

/** What was chosen, and what is wrong with it. */
export interface PictureUploadContext {
  readonly file: FileBytes | null;
  /** A message key, or what the server said of it. */
  readonly problem: string | null;
}

/** What is asked of it. */
export type PictureUploadEvent =
  | { readonly type: "pictureUpload.choose"; readonly file: FileBytes }
  | { readonly type: "pictureUpload.cancel" };

/** What it says. */
export type PictureUploadEmitted =
  | { readonly type: "pictureUpload.uploaded"; readonly picture: UploadedPicture }
  | { readonly type: "pictureUpload.failed"; readonly error: AppError };

/** Uploads a picture, of a product or a logo; what is too large is refused before it is sent, the rest by the server (MENU-22). */
export const pictureUploadMachine = setup({
  types: {
    context: {} as PictureUploadContext,
    events: {} as PictureUploadEvent,
    emitted: {} as PictureUploadEmitted,
    tags: {} as "busy",
  },
  actors: {
    upload: unconnected<UploadedPicture, FileBytes | null>("upload"),
  },
  guards: {
    isTooLarge: (_, { size }: { readonly size: number }) => size > MAX_PICTURE_BYTES,
    isRefused: (_, { thrown }: Failure) => pictureProblemOf(thrown) !== null,
  },
  actions: {
    keepFile: assign((_, file: FileBytes) => ({ file, problem: null })),
    refuseSize: assign({ file: null, problem: "validation.picture_too_large" satisfies PictureProblem }),
    keepProblem: assign((_, { thrown }: Failure) => ({ file: null, problem: pictureProblemOf(thrown) })),
    forgetFile: assign({ file: null, problem: null }),
    emitUploaded: emit((_, picture: UploadedPicture) => ({
      type: "pictureUpload.uploaded" as const,
      picture,
    })),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "pictureUpload.failed" as const,
      error: toAppError(thrown),
    })),
  },
}).createMachine({
  id: "pictureUpload",
  context: { file: null, problem: null },
  initial: "idle",
  on: {
    "pictureUpload.choose": [
      {
        guard: { type: "isTooLarge", params: ({ event }) => event.file },
        target: ".idle",
        actions: "refuseSize",
      },
      {
        target: ".uploading",
        reenter: true,
        actions: { type: "keepFile", params: ({ event }) => event.file },
      },
    ],
  },
  states: {
    idle: {},
    uploading: {
      tags: "busy",
      on: { "pictureUpload.cancel": { target: "idle", actions: "forgetFile" } },
      invoke: {
        src: "upload",
        input: ({ context }) => context.file,
        onDone: {
          target: "idle",
          actions: ["forgetFile", { type: "emitUploaded", params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => ({ thrown: event.error }) },
            target: "idle",
            actions: { type: "keepProblem", params: ({ event }) => ({ thrown: event.error }) },
          },
          {
            target: "idle",
            actions: [
              "forgetFile",
              { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
            ],
          },
        ],
      },
    },
  },
});

/** The machine with what takes the picture. */
export function connectPictureUpload(
  upload: (file: FileBytes, signal: AbortSignal) => Promise<UploadedPicture>,
): typeof pictureUploadMachine {
  return pictureUploadMachine.provide({
    actors: {
      upload: portActor((file, signal) => {
        if (file === null) throw new Error("A picture is uploaded that was not chosen");
        return upload(file, signal);
      }),
    },
  });
}

/** Why the picture was refused; null unless it was. */
export function selectPictureProblem({ context }: PictureUploadSnapshot): string | null {
  return context.problem;
}

/** Whether it is on its way. */
export function selectIsUploading(snapshot: PictureUploadSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why a picture was refused, as a message key or as what the server said of it; null where something else went wrong. */
export function pictureProblemOf(thrown: unknown): string | null {
  const error = toAppError(thrown);
  return error.tag === "Invalid" ? (error.fields.picture?.[0] ?? null) : null;
}
