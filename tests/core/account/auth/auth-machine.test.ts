import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { authMachine } from "#core/account/auth/auth.machine.ts";
import { selectAuthError, selectIsAuthKnown, selectUser } from "#core/account/auth/auth.selectors.ts";
import { connectAuth } from "#core/account/auth/connect-auth.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createVisits } from "#tests/statecharts/visits.ts";
import { beginAuth, CREDENTIALS, REGISTRATION, WRONG } from "./begin-auth.ts";

const visits = createVisits();

const begin = (backend: TestBackend, hasSession = true): ReturnType<typeof beginAuth> =>
  beginAuth(backend, { hasSession, inspect: visits.inspect });

describe("the auth machine", () => {
  it("is unknown until it begins, and then loads once without an error for a guest", async () => {
    const backend = createTestBackend();
    const actor = createActor(connectAuth(backend.ports.auth, backend.ports.loginMarks), {
      input: { user: null },
    }).start();
    expect(selectIsAuthKnown(actor.getSnapshot())).toBe(false);
    const { actor: begun, emitted } = await begin(backend);
    expect(begun.getSnapshot().value).toEqual({ signedOut: "settled" });
    expect(emitted).toEqual([]);
    expect(backend.callLog.log).toEqual(["auth.me"]);
  });

  it("loads nothing for a guest whose page was rendered without a session (ACCOUNT-3)", async () => {
    const backend = createTestBackend();
    const { actor, emitted } = await begin(backend, false);
    expect(selectIsAuthKnown(actor.getSnapshot())).toBe(true);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "settled" });
    expect(emitted).toEqual([]);
    expect(backend.callLog.log).toEqual([]);
  });

  it("loads the user of a marked device, even if the page was rendered without a session", async () => {
    const { actor } = await begin(createTestBackend({ isSignedIn: true, isMarked: true }), false);
    expect(selectUser(actor.getSnapshot())).toEqual(aUser());
  });

  it("emits at the start that the session of a marked device has ended, and removes the mark", async () => {
    const backend = createTestBackend({ isMarked: true });
    const { actor, emitted } = await begin(backend);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "settled" });
    expect(emitted).toEqual([{ type: "auth.failed", error: UNAUTHENTICATED, during: "load" }]);
    expect(backend.isMarked).toBe(false);
  });

  it("finds a session without a mark", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { actor, emitted } = await begin(backend);
    expect(selectUser(actor.getSnapshot())).toEqual(aUser());
    expect(emitted).toEqual([{ type: "auth.signedIn", user: aUser(), how: "session" }]);
    expect(backend.isMarked).toBe(true);
  });

  it("asks nothing where the page was drawn for somebody, who is known before it begins (PAGE-13)", async () => {
    const backend = createTestBackend();
    const ports = [backend.ports.auth, backend.ports.loginMarks] as const;
    const drawn = createActor(connectAuth(...ports), { input: { user: aUser() } });
    expect([selectIsAuthKnown(drawn.getSnapshot()), selectUser(drawn.getSnapshot())]).toEqual([
      true,
      aUser(),
    ]);
    const { actor, emitted } = await beginAuth(backend, { user: aUser(), inspect: visits.inspect });
    expect(actor.getSnapshot().value).toEqual({ signedIn: "settled" });
    expect(emitted).toEqual([{ type: "auth.signedIn", user: aUser(), how: "session" }]);
    expect([backend.isMarked, backend.callLog.log]).toEqual([true, []]);
  });

  it("ignores a failed first load on a device that was never signed in", async () => {
    const backend = createTestBackend();
    backend.callLog.failNext("auth.me", UNREACHABLE);
    const { actor, emitted } = await begin(backend);
    expect(actor.getSnapshot().value).toEqual({ signedOut: "settled" });
    expect(emitted).toEqual([]);
  });

  it("emits that a marked device cannot load its user, and tries again on the next navigation (ACCOUNT-2)", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    backend.callLog.failNext("auth.me", UNREACHABLE);
    const { actor, emitted } = await begin(backend);
    expect(actor.getSnapshot().value).toBe("unreachable");
    expect(emitted).toEqual([{ type: "auth.failed", error: UNREACHABLE, during: "load" }]);
    actor.send({ type: "auth.navigated" });
    await flush();
    expect(selectUser(actor.getSnapshot())).toEqual(aUser());
  });

  it("emits that the session has ended when a later navigation finds it so", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    backend.callLog.failNext("auth.me", UNREACHABLE);
    const { actor, emitted } = await begin(backend);
    backend.isSignedIn = false;
    actor.send({ type: "auth.navigated" });
    await flush();
    expect(actor.getSnapshot().value).toEqual({ signedOut: "settled" });
    expect(emitted.at(-1)).toEqual({ type: "auth.failed", error: UNAUTHENTICATED, during: "load" });
    expect(backend.isMarked).toBe(false);
  });

  it("loads the user after a login", async () => {
    const backend = createTestBackend();
    const { actor, emitted } = await begin(backend);
    actor.send({ type: "auth.login", credentials: CREDENTIALS });
    await flush();
    expect(emitted).toEqual([{ type: "auth.signedIn", user: aUser(), how: "login" }]);
    expect(backend.callLog.log).toEqual(["auth.me", "auth.login", "auth.me"]);
    expect(backend.isMarked).toBe(true);
  });

  it("keeps the refusal of a login for the form until the form is opened again", async () => {
    const backend = createTestBackend();
    const { actor } = await begin(backend);
    backend.callLog.failNext("auth.login", WRONG);
    actor.send({ type: "auth.login", credentials: CREDENTIALS });
    await flush();
    expect(selectAuthError(actor.getSnapshot())).toEqual(WRONG);
    actor.send({ type: "auth.forgetError" });
    expect(selectAuthError(actor.getSnapshot())).toBeNull();
  });

  it("keeps no credentials once they were answered", async () => {
    const backend = createTestBackend();
    const { actor } = await begin(backend);
    const credentials = { email: "ana@example.com", password: "secret-123" };
    backend.callLog.failNext("auth.login", WRONG);
    actor.send({ type: "auth.login", credentials });
    expect(actor.getSnapshot().context.credentials).toEqual(credentials);
    await flush();
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("secret-123");
  });

  it("loads the user after registering", async () => {
    const { actor, emitted } = await begin(createTestBackend());
    actor.send({
      type: "auth.register",
      registration: REGISTRATION,
    });
    await flush();
    expect(emitted).toEqual([{ type: "auth.signedIn", user: aUser(), how: "register" }]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(CREDENTIALS.password);
  });

  it("counts a 401 on logout as logged out, and stays signed in when the network fails (ACCOUNT-1)", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    const { actor, emitted } = await begin(backend);
    backend.callLog.failNext("auth.logout", UNREACHABLE);
    actor.send({ type: "auth.logout" });
    await flush();
    expect(selectUser(actor.getSnapshot())).toEqual(aUser());
    backend.callLog.failNext("auth.logout", UNAUTHENTICATED);
    actor.send({ type: "auth.logout" });
    await flush();
    expect(selectUser(actor.getSnapshot())).toBeNull();
    expect(emitted.at(-1)).toEqual({ type: "auth.signedOut" });
    expect(backend.isMarked).toBe(false);
  });

  it("forgets mark and user with a logout (ACCOUNT-20)", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    const { actor, emitted } = await begin(backend);
    actor.send({ type: "auth.logout" });
    await flush();
    expect([selectUser(actor.getSnapshot()), backend.isMarked]).toEqual([null, false]);
    expect(emitted.at(-1)).toEqual({ type: "auth.signedOut" });
  });

  it("reloads the user on request, and adopts one that another call answered", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    const { actor, emitted } = await begin(backend);
    const [ioana, maria] = [aUser({ firstName: "Ioana" }), aUser({ firstName: "Maria" })];
    backend.account = ioana;
    actor.send({ type: "auth.refresh" });
    await flush();
    expect(selectUser(actor.getSnapshot())).toEqual(ioana);
    actor.send({ type: "auth.adoptUser", user: maria });
    expect(selectUser(actor.getSnapshot())).toEqual(maria);
    expect(emitted.slice(1)).toEqual([
      { type: "auth.userChanged", user: ioana },
      { type: "auth.userChanged", user: maria },
    ]);
    backend.callLog.failNext("auth.me", UNREACHABLE);
    actor.send({ type: "auth.refresh" });
    await flush();
    expect(emitted.at(-1)).toEqual({ type: "auth.failed", error: UNREACHABLE, during: "load" });
    expect(selectUser(actor.getSnapshot())).toEqual(maria);
  });

  it("loads once for a page that the browser restores", async () => {
    const backend = createTestBackend();
    const { actor, emitted } = await begin(backend, false);
    actor.send({ type: "auth.recheck" });
    expect(selectIsAuthKnown(actor.getSnapshot())).toBe(true);
    await flush();
    expect([backend.callLog.log, emitted]).toEqual([["auth.me"], []]);

    backend.isSignedIn = true;
    actor.send({ type: "auth.recheck" });
    await flush();
    expect(emitted).toEqual([{ type: "auth.signedIn", user: aUser(), how: "session" }]);
    expect([backend.isMarked, selectUser(actor.getSnapshot())]).toEqual([true, aUser()]);

    backend.account = aUser({ firstName: "Ioana" });
    actor.send({ type: "auth.recheck" });
    await flush();
    expect(selectUser(actor.getSnapshot())?.firstName).toBe("Ioana");
  });

  it("signs out a restored page after another one signed out", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    const { actor, emitted } = await begin(backend);
    backend.isMarked = false;
    actor.send({ type: "auth.recheck" });
    expect(selectUser(actor.getSnapshot())).toBeNull();
    expect(emitted.at(-1)).toEqual({ type: "auth.signedOut" });
    expect(backend.callLog.log).toEqual(["auth.me"]);
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(authMachine)).toEqual([]);
  });
});
