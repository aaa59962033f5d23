import { toAppError } from "#core/errors/app-error.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { App } from "../create-app.ts";

/** Reports the failures of a form that asks a port nobody else listens to. */
export function reporting(app: App, actor: FormActor, where: string): FormActor {
  actor.on("form.failed", ({ error }) =>
    app.root.send({ type: "app.fail", error, where, handlesFields: true }),
  );
  return actor;
}

/** A refusal of the whole stands above the form, where what was typed stays, instead of in a toast. */
export async function refusedInForm<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.tag !== "Refused") throw error;
    const { key, message, details } = error;
    throw { tag: "Invalid", key, message, fields: {}, details };
  }
}
