import type { FormActor } from "#core/form/form.selectors.ts";
import type { App } from "../create-app.ts";

/** Reports the failures of a form that asks a port nobody else listens to. */
export function reporting(app: App, actor: FormActor, where: string): FormActor {
  actor.on("form.failed", ({ error }) =>
    app.root.send({ type: "app.fail", error, where, handlesFields: true }),
  );
  return actor;
}
