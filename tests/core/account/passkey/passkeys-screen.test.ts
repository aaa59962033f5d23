import { describe, expect, it } from "vitest";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import {
  selectIsPasskeyBusy,
  selectIsPasskeyOffered,
  selectPasskeyRefusal,
} from "#core/account/passkey/passkey-sign-in.machine.ts";
import { MAX_PASSKEY_NAME, type ProofKind } from "#core/account/passkey/passkey.ts";
import type { PasskeyDevicePort } from "#core/account/passkey/passkey.ports.ts";
import {
  createPasskeyAdding,
  createPasskeyList,
  createPasskeyRemoval,
  createPasskeyRenaming,
  createPasskeySignIn,
} from "#core/app/screen/account/create-passkeys.ts";
import type { App } from "#core/app/create-app.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { selectFieldErrors, selectFormError, type FormActor } from "#core/form/form.selectors.ts";
import type { FormField } from "#core/form/form-field.ts";
import { toId, type PasskeyId } from "#core/kernel/id.ts";
import { err } from "#core/kernel/result.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const REFUSED: AppError = {
  tag: "Invalid",
  key: "auth.passkey_refused",
  message: null,
  fields: { body: ["auth.passkey_refused"] },
  details: {},
};
const FULL: AppError = {
  tag: "Refused",
  status: 409,
  key: "passkey.too_many",
  message: "Ai deja destule.",
  details: {},
};

async function start(isSignedIn: boolean, device: Partial<PasskeyDevicePort> = {}) {
  const backend = createTestBackend({ isSignedIn });
  const ports = { ...backend.ports, passkeyDevice: { ...backend.ports.passkeyDevice, ...device } };
  const { app, toasts } = await simulateApp({ backend: { ...backend, ports } });
  return { app, backend, toasts };
}

async function openList(app: App) {
  const list = createPasskeyList(app);
  list.start();
  await flush();
  return { list, names: () => selectAnswer(list.getSnapshot())?.passkeys.map(({ name }) => name) };
}

async function fill(actor: FormActor, values: Readonly<Partial<Record<FormField, string>>>): Promise<void> {
  for (const [field, value] of Object.entries(values))
    actor.send({ type: "form.change", field: field as FormField, value });
  actor.send({ type: "form.submit" });
  await flush();
}

describe("the own passkeys on screen (ACCOUNT-37)", () => {
  it("are added by a name and the password, then what the browser makes, renamed, and removed by the password", async () => {
    const { app, backend } = await start(true);
    const { list, names } = await openList(app);
    expect(selectAnswer(list.getSnapshot())).toMatchObject({ passkeys: [], asks: "password", isAble: true });
    const adding = createPasskeyAdding(app, list, "password");
    adding.start();
    await fill(adding, {});
    expect(Object.keys(selectFieldErrors(adding.getSnapshot()))).toEqual(["name", "password"]);
    await fill(adding, { name: " Telefonul meu ", password: "the password" });
    expect(names()).toEqual(["Telefonul meu"]);
    expect(backend.callLog.log.filter((name) => name.startsWith("passkeys."))).toEqual([
      "passkeys.list",
      "passkeys.begin",
      "passkeys.add",
      "passkeys.list",
    ]);
    const id = selectAnswer(list.getSnapshot())?.passkeys[0]?.id ?? toId<PasskeyId>("");
    const renaming = createPasskeyRenaming(app, list, { id, name: "Telefonul meu" });
    renaming.start();
    await fill(renaming, { name: " " });
    expect(Object.keys(selectFieldErrors(renaming.getSnapshot()))).toEqual(["name"]);
    await fill(renaming, { name: "x".repeat(MAX_PASSKEY_NAME + 1) });
    expect(backend.callLog.log).not.toContain("passkeys.rename");
    await fill(renaming, { name: " Telefonul vechi " });
    expect(names()).toEqual(["Telefonul vechi"]);
    const removal = createPasskeyRemoval(app, list, "password", id);
    removal.start();
    await fill(removal, { password: "the password" });
    expect(names()).toEqual([]);
  });

  it("ask a code where one is asked for, and send nothing that is no code", async () => {
    const { app, backend } = await start(true);
    const { list } = await openList(app);
    const adding = createPasskeyAdding(app, list, "code" satisfies ProofKind);
    adding.start();
    await fill(adding, { name: "Cheie", code: "12345" });
    expect(Object.keys(selectFieldErrors(adding.getSnapshot()))).toEqual(["code"]);
    expect(backend.callLog.log).not.toContain("passkeys.begin");
    await fill(adding, { code: "123 456" });
    expect(backend.callLog.log).toContain("passkeys.add");
  });

  it("say above the form that none was made, or that there are enough, and keep what was typed", async () => {
    for (const why of ["declined", "known"] as const) {
      const { app, backend, toasts } = await start(true, { create: () => Promise.resolve(err(why)) });
      const { list } = await openList(app);
      const adding = createPasskeyAdding(app, list, "password");
      adding.start();
      await fill(adding, { name: "Cheie", password: "the password" });
      expect(selectFormError(adding.getSnapshot())).toMatchObject({ key: `profile.passkeys.${why}` });
      expect(adding.getSnapshot().context.values).toEqual({ name: "Cheie", password: "the password" });
      backend.callLog.failNext("passkeys.begin", FULL);
      await fill(adding, {});
      expect(selectFormError(adding.getSnapshot())).toEqual({ kind: "text", text: "Ai deja destule." });
      expect([backend.callLog.log.includes("passkeys.add"), toasts()]).toEqual([false, []]);
    }
  });

  it("are said to be unknown in their place when they cannot be read", async () => {
    const { app, backend, toasts } = await start(true);
    backend.callLog.failNext("passkeys.list", UNREACHABLE);
    const { list } = await openList(app);
    expect(selectPollingError(list.getSnapshot())).toEqual(UNREACHABLE);
    expect(toasts()).toEqual([]);
    expect(backend.reports).toHaveLength(1);
  });
});

describe("signing in by a passkey on screen (ACCOUNT-38)", () => {
  async function open(device: Partial<PasskeyDevicePort> = {}) {
    const { app, backend, toasts } = await start(false, device);
    const actor = createPasskeySignIn(app);
    actor.start();
    await flush();
    const press = async (): Promise<void> => {
      actor.send({ type: "passkeySignIn.start" });
      await flush();
    };
    return { backend, actor, press, toasts, user: () => selectUser(app.actors.auth.getSnapshot()) };
  }

  it("goes through the machine that the whole page follows", async () => {
    const { backend, actor, press, user } = await open();
    expect(selectIsPasskeyOffered(actor.getSnapshot())).toBe(true);
    await press();
    expect(user()).not.toBeNull();
    expect(actor.getSnapshot().status).toBe("done");
    expect(backend.callLog.log.filter((name) => /^(?:passkeys|auth\.login)/u.test(name))).toEqual([
      "passkeys.challenge",
      "auth.login",
    ]);
  });

  it("is not offered where the browser has none or does not say", async () => {
    for (const isAble of [() => Promise.resolve(false), () => Promise.reject(new Error("Blocked"))]) {
      const { actor } = await open({ isAble });
      expect(selectIsPasskeyOffered(actor.getSnapshot())).toBe(false);
    }
  });

  it("is offered again after a second thought, without a word, and after a refusal, with its reason", async () => {
    const asked: (null | undefined)[] = [null];
    const { backend, actor, press, user, toasts } = await open({
      prove: () => Promise.resolve(asked.length > 0 ? (asked.pop() ?? null) : PROOF),
    });
    await press();
    expect([selectIsPasskeyBusy(actor.getSnapshot()), selectPasskeyRefusal(actor.getSnapshot())]).toEqual([
      false,
      null,
    ]);
    backend.callLog.failNext("auth.login", REFUSED);
    await press();
    expect([selectPasskeyRefusal(actor.getSnapshot())?.key, user(), toasts()]).toEqual([
      "auth.passkey_refused",
      null,
      [],
    ]);
    backend.callLog.failNext("passkeys.challenge", UNREACHABLE);
    await press();
    expect([selectPasskeyRefusal(actor.getSnapshot()), toasts().length]).toEqual([null, 1]);
    await press();
    expect(user()).not.toBeNull();
  });
});

const PROOF = {
  credential: "known",
  clientData: "e30",
  authenticatorData: "AA",
  signature: "AA",
  userHandle: null,
};
