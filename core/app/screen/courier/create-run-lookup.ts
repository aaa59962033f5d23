import { runLookupProblems, type TypedRunLookup } from "#core/courier/run-lookup.ts";
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
export function createRunLookup(app: App, onFound: (path: string) => void): FormActor {
  const { hostMode } = app.config;
  const form = connectForm(
    (values) => {
      const problems = Object.entries(runLookupProblems(typedOf(values)));
      return Object.fromEntries(problems.map(([field, key]) => [field, keyMessage(key)]));
    },
    async (values, signal) => {
      const { token, shopSlug } = await app.ports.runLookup.lookUp(typedOf(values), signal);
      onFound(scopedPath({ hostMode, shopSlug }, `/co/${token}`));
    },
    ({ tag }) => (tag === "NotFound" ? keyMessage("courier.lookupFailed") : null),
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

function typedOf(values: FormContext["values"]): TypedRunLookup {
  return { number: textOf(values, "number").trim(), pin: textOf(values, "pin").trim() };
}
