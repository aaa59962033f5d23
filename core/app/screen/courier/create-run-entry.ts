import { runEntryProblems, type TypedRunEntry } from "#core/courier/run-entry.ts";
import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import { textOf } from "#core/form/form.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { scopedPath } from "#core/routing/paths.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/**
 * The form that finds a run by its order's number and PIN; `onFound` gets the path of its page on this host. That
 * nothing was found is the form's to say, whatever the reason.
 */
export function createRunEntry(app: App, onFound: (path: string) => void): FormActor {
  const { hostMode } = app.config;
  const form = connectForm(
    (values) => {
      const problems = Object.entries(runEntryProblems(typedOf(values)));
      return Object.fromEntries(problems.map(([field, key]) => [field, keyMessage(key)]));
    },
    async (values, signal) => {
      const { token, shopSlug } = await app.ports.runEntries.enter(typedOf(values), signal);
      onFound(scopedPath({ hostMode, shopSlug }, `/co/${token}`));
    },
  );
  const actor = createScreenActor(app, form, { values: { number: "", pin: "" } });
  actor.on("form.failed", ({ error }) =>
    app.root.send({
      type: "app.fail",
      error,
      where: "courierLookup",
      ignoresNotFound: true,
      handlesFields: true,
    }),
  );
  return actor;
}

function typedOf(values: FormContext["values"]): TypedRunEntry {
  return { number: textOf(values, "number").trim(), pin: textOf(values, "pin").trim() };
}
