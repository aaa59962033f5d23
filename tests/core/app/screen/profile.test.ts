import { describe, expect, it } from "vitest";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectIsWritingAddress } from "#core/fulfillment/saved-addresses.machine.ts";
import {
  createDeletionForm,
  createDetailsForm,
  createExportForm,
  createLanguageForm,
  createPasswordForm,
  createSavedAddresses,
} from "#core/app/screen/create-profile.ts";
import type { FormValues } from "#core/form/form.ts";
import { fieldsOf } from "#core/form/form-field.ts";
import {
  selectFieldErrors,
  selectFormError,
  selectIsFormSubmitted,
  type FormActor,
} from "#core/form/form.selectors.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { keyMessage, textMessage } from "#core/kernel/message.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

async function signedIn() {
  const simulated = await simulateApp({ backend: createTestBackend({ isSignedIn: true, isMarked: true }) });
  simulated.app.actors.auth.send({ type: "auth.begin", hasSession: true });
  await flush();
  return simulated;
}

async function send(form: FormActor, values: FormValues): Promise<void> {
  form.start();
  for (const field of fieldsOf(values)) form.send({ type: "form.change", field, value: values[field] ?? "" });
  form.send({ type: "form.submit" });
  await flush();
}

const ADDRESS: DeliveryAddress = {
  street: "Strada Lungă",
  number: "7",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.43, longitude: 26.1 },
  courierNote: null,
};

describe("the forms of the profile", () => {
  it("save names for everybody who shows them, and may be sent again", async () => {
    const { app, toasts } = await signedIn();
    const form = createDetailsForm(app);
    await send(form, { firstName: " Ioana ", lastName: "Pop" });
    expect(selectUser(app.actors.auth.getSnapshot())).toMatchObject({ firstName: "Ioana", lastName: "Pop" });
    await send(form, { firstName: "Maria" });
    expect(selectUser(app.actors.auth.getSnapshot())?.firstName).toBe("Maria");
    expect(toasts()).toContain("profile.detailsSaved");
  });

  it("keep what was typed where the names are too short or the network is away", async () => {
    const { app, backend, toasts } = await signedIn();
    const form = createDetailsForm(app);
    await send(form, { firstName: "I" });
    expect(selectFieldErrors(form.getSnapshot()).firstName).toEqual(
      keyMessage("validation.string_min", { min: 2 }),
    );
    backend.callLog.failNext("session.changeProfile", UNREACHABLE);
    await send(form, { firstName: "Ioana" });
    expect(form.getSnapshot().context.values.firstName).toBe("Ioana");
    expect(toasts()).toHaveLength(1);
  });

  it("keep the language in the profile", async () => {
    const { app } = await signedIn();
    await send(createLanguageForm(app), { locale: "en" });
    expect(selectUser(app.actors.auth.getSnapshot())?.locale).toBe("en");
  });

  it("ask the present password, and the new one twice", async () => {
    const { app, backend } = await signedIn();
    const form = createPasswordForm(app);
    await send(form, { currentPassword: "", password: "o frază destul de lungă", repeated: "alta" });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({
      currentPassword: keyMessage("validation.required"),
      repeated: keyMessage("validation.passwords_match"),
    });
    expect(backend.callLog.log).not.toContain("person.changePassword");
    await send(form, { currentPassword: "x", repeated: "o frază destul de lungă" });
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
  });

  it("save what is held on the person as one file of its day", async () => {
    const { app, backend } = await signedIn();
    await send(createExportForm(app), { password: "x" });
    expect(backend.files.map(({ name }) => name)).toEqual(["diner-2026-03-13.json"]);
    expect(JSON.parse(backend.files[0]?.text ?? "")).toMatchObject({
      records: { users: [{ id: backend.account.id }] },
    });
  });

  it("delete with the email typed, and say above the form what stops it", async () => {
    const { app, backend, toasts } = await signedIn();
    const form = createDeletionForm(app);
    await send(form, { confirmation: "DA", password: "x" });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({
      confirmation: keyMessage("validation.confirmation"),
    });
    backend.callLog.failNext("person.deleteAccount", refused("account.open_orders", { names: ["A-1"] }));
    await send(form, { confirmation: ` ${backend.account.email.toUpperCase()} ` });
    expect(selectFormError(form.getSnapshot())).toEqual(textMessage("server: account.open_orders"));
    expect(form.getSnapshot().context.values.password).toBe("x");
    expect(toasts()).toEqual([]);
    await send(form, {});
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
  });
});

describe("the saved addresses", () => {
  it("keep the dialog and what was typed where saving fails, and close it when it is saved", async () => {
    const { app, backend, toasts } = await signedIn();
    backend.account = { ...backend.account, deliveryAddresses: [], defaultDeliveryAddress: null };
    app.actors.auth.send({ type: "auth.adoptUser", user: backend.account });
    const actor = createSavedAddresses(app);
    actor.start();
    actor.send({ type: "addresses.write", id: null });
    backend.callLog.failNext("session.changeProfile", UNREACHABLE);
    actor.send({ type: "addresses.keep", address: ADDRESS });
    await flush();
    expect([selectIsWritingAddress(actor.getSnapshot()), toasts().length]).toEqual([true, 1]);
    actor.send({ type: "addresses.keep", address: ADDRESS });
    await flush();
    expect(selectIsWritingAddress(actor.getSnapshot())).toBe(false);
    const saved = selectUser(app.actors.auth.getSnapshot());
    expect(saved?.deliveryAddresses.map(({ number }) => number)).toEqual(["7"]);
    expect(saved?.defaultDeliveryAddress?.number).toBe("7");
    for (const { id } of saved?.deliveryAddresses ?? []) actor.send({ type: "addresses.remove", id });
    await flush();
    expect(selectUser(app.actors.auth.getSnapshot())?.deliveryAddresses).toEqual([]);
  });
});
