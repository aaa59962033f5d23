import { emit, enqueueActions } from "xstate";
import { keyMessage } from "#core/kernel/message.ts";
import type { NewToast } from "#core/toast/toast.ts";
import { appSetup } from "./app-setup.ts";

/** Late files of the page, which a newer build may have replaced. */
export const lateFiles = appSetup.createStateConfig({
  initial: "served",
  on: {
    "app.fileMissing": [
      { guard: { type: "helps", params: { remedy: "reload" } }, target: ".reloading" },
      { guard: { type: "helps", params: { remedy: "ask" } }, target: ".asking" },
      {
        actions: [
          { type: "report", params: ({ event }) => ({ error: event.error, where: "file" }) },
          emit(({ event }) => ({ type: "app.fatal" as const, status: 500 as const, error: event.error })),
        ],
      },
    ],
    "app.reload": { target: ".reloading" },
  },
  states: {
    served: {},
    asking: {
      entry: enqueueActions(({ self, enqueue }) =>
        enqueue({ type: "toast", params: askToReload(() => self.send({ type: "app.reload" })) }),
      ),
      on: {
        // Many files may be missing at once: one question is enough.
        "app.fileMissing": { guard: { type: "helps", params: { remedy: "ask" } } },
        "toast.removed": { target: "served" },
      },
    },
    reloading: {
      entry: "reloadPage",
      // The page is on its way out.
      on: { "app.fileMissing": {}, "app.reload": {} },
    },
  },
});

function askToReload(onAct: () => void): NewToast {
  return {
    title: keyMessage("errors.outdated"),
    icon: "info",
    duration: null,
    actions: [
      {
        id: "reload",
        label: keyMessage("errors.reload"),
        altText: keyMessage("errors.reload"),
        onAct,
      },
    ],
  };
}
