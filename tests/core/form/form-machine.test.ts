import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import type { AppError } from "#core/errors/app-error.ts";
import { keyMessage, textMessage } from "#core/kernel/message.ts";
import { loginErrors, registerErrors, resetPasswordErrors } from "#core/form/account-forms.ts";
import { changeFields, createForm, leaveField, refuseForm } from "#core/form/form.ts";
import type { FormValues } from "#core/form/form.ts";
import type { FieldErrors } from "#core/form/form-field.ts";
import { connectForm, formMachine } from "#core/form/form.machine.ts";
import { passwordStrength } from "#core/form/password.ts";
import { firstBroken, required } from "#core/form/rules.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const TAKEN: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: "Verifică datele",
  fields: { firstName: ["Prea scurt", "Altceva"], token: ["Lipsă"] },
  details: {},
};
const nameErrors = (values: FormValues): FieldErrors => {
  const message = firstBroken(String(values.firstName), required);
  return message === null ? {} : { firstName: keyMessage("validation.required") };
};

describe("the form machine", () => {
  it("shows a field's error once it was left, and sends nothing before all are valid", async () => {
    const sent: unknown[] = [];
    const machine = connectForm(nameErrors, async (values) => void sent.push(values));
    const actor = createActor(machine, {
      input: { values: { firstName: "" } },
      inspect: visits.inspect,
    }).start();
    expect(actor.getSnapshot().context.errors).toEqual({});
    actor.send({ type: "form.leave", field: "firstName" });
    expect(actor.getSnapshot().context.errors).toEqual({ firstName: keyMessage("validation.required") });
    actor.send({ type: "form.submit" });
    expect(sent).toEqual([]);
    actor.send({ type: "form.change", field: "firstName", value: "Ana" });
    expect(actor.getSnapshot().context.errors).toEqual({});
    actor.send({ type: "form.submit" });
    await flush();
    expect([sent, actor.getSnapshot().value]).toEqual([[{ firstName: "Ana" }], "submitted"]);
    actor.send({ type: "form.reopen" });
  });

  it("tells who listens what was sent and what was refused", async () => {
    const answers = [Promise.reject(TAKEN), Promise.resolve()];
    const machine = connectForm(
      () => ({}),
      () => answers.shift() ?? Promise.resolve(),
    );
    const actor = createActor(machine, { input: { values: { firstName: "Ana" } } });
    const emitted: unknown[] = [];
    actor.on("*", (event) => void emitted.push(event));
    actor.start();
    actor.send({ type: "form.submit" });
    await flush();
    actor.send({ type: "form.submit" });
    await flush();
    expect(emitted).toEqual([
      { type: "form.failed", error: TAKEN },
      { type: "form.submitted", values: { firstName: "Ana" } },
    ]);
  });

  it("shows the server's first message of each field, and the others above the form", async () => {
    const machine = connectForm(
      () => ({}),
      () => Promise.reject(TAKEN),
    );
    const actor = createActor(machine, { input: { values: { firstName: "A" } } }).start();
    actor.send({ type: "form.submit" });
    await flush();
    const { errors, formError } = actor.getSnapshot().context;
    expect([errors, formError]).toEqual([{ firstName: textMessage("Prea scurt") }, textMessage("Lipsă")]);
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(formMachine)).toEqual([]);
  });
});

describe("a form", () => {
  it("validates a changed field again only after it was left", () => {
    const form = createForm({ firstName: "Ana" });
    expect(changeFields(form, { firstName: "" }, nameErrors).errors).toEqual({});
    const left = leaveField(form, "firstName", nameErrors);
    expect(changeFields(left, { firstName: "" }, nameErrors).errors).toEqual({
      firstName: keyMessage("validation.required"),
    });
  });

  it("leaves failures that are not about fields to the catalog", () => {
    const form = createForm({ firstName: "Ana" });
    expect(refuseForm(form, { tag: "Unreachable", key: "network.unreachable", message: null })).toBe(form);
  });
});

describe("the rules of the account forms", () => {
  it("take an email or a phone for signing in", () => {
    const password = "x";
    expect(loginErrors({ email: "ana@example.com", password })).toEqual({});
    expect(loginErrors({ email: "0722 000 001", password })).toEqual({});
    expect(loginErrors({ email: "ana@", password: "" })).toEqual({
      email: keyMessage("validation.email"),
      password: keyMessage("validation.required"),
    });
  });

  it("ask for terms and privacy, never for marketing", () => {
    const values = {
      firstName: "Ana",
      lastName: "Popescu",
      email: "ana@example.com",
      password: "parola-demo-2026",
      acceptTerms: false,
      acceptPrivacy: false,
      acceptMarketing: false,
    };
    expect(Object.keys(registerErrors(values))).toEqual(["acceptTerms", "acceptPrivacy"]);
  });

  it("refuse a password by its length alone, and compare its repetition", () => {
    expect(resetPasswordErrors({ password: "1234567", repeated: "1234567" })).toEqual({
      password: keyMessage("validation.string_min", { min: 8 }),
    });
    expect(resetPasswordErrors({ password: "fără majuscule", repeated: "altceva" })).toEqual({
      repeated: keyMessage("validation.passwords_match"),
    });
    expect(passwordStrength("o propoziție lungă fără cifre")).toEqual({ score: 4, advice: [] });
  });
});
