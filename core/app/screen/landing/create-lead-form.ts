import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import { textOf } from "#core/form/form.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { leadErrors, type TypedLead } from "#core/landing/lead.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The form by which an owner writes to the operator (LANDING-6). */
export function createLeadForm(app: App): FormActor {
  const form = connectForm(
    (values) => leadErrors(typedOf(values)),
    (values, signal) => app.ports.leads.send(typedOf(values), signal),
  );
  const values = { name: "", restaurant: "", email: "", phone: "", message: "" };
  const actor = createScreenActor(app, form, { values });
  actor.on("form.failed", ({ error }) =>
    app.root.send({ type: "app.fail", error, where: "contact", handlesFields: true }),
  );
  return actor;
}

function typedOf(values: FormContext["values"]): TypedLead {
  const read = (field: keyof TypedLead): string => textOf(values, field).trim();
  return {
    name: read("name"),
    restaurant: read("restaurant"),
    email: read("email"),
    phone: read("phone"),
    message: read("message"),
  };
}
