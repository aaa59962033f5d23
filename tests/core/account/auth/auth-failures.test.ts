import { describe, expect, it } from "vitest";
import { selectAuthError } from "#core/account/auth/auth.selectors.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { beginAuth, CREDENTIALS, REGISTRATION, WRONG } from "./begin-auth.ts";

describe("failures of the auth machine", () => {
  it("keeps and emits the failure of each step on the way in", async () => {
    const backend = createTestBackend();
    const { actor, emitted } = await beginAuth(backend);
    backend.callLog.failNext("auth.register", WRONG);
    actor.send({ type: "auth.register", registration: REGISTRATION });
    await flush();
    expect(selectAuthError(actor.getSnapshot())).toEqual(WRONG);
    backend.callLog.failNext("auth.me", UNREACHABLE);
    actor.send({ type: "auth.login", credentials: CREDENTIALS });
    await flush();
    expect(selectAuthError(actor.getSnapshot())).toEqual(UNREACHABLE);
    expect(emitted).toEqual([
      { type: "auth.failed", error: WRONG, during: "register" },
      { type: "auth.failed", error: UNREACHABLE, during: "load" },
    ]);
  });

  it.each([
    ["a session that ended", UNAUTHENTICATED, true],
    ["a mark that another page removed", UNREACHABLE, false],
  ])("forgets an earlier failure with %s", async (_, error, isMarked) => {
    const backend = createTestBackend({ isMarked: true });
    backend.callLog.failNext("auth.me", UNREACHABLE);
    const { actor } = await beginAuth(backend);
    expect(selectAuthError(actor.getSnapshot())).toEqual(UNREACHABLE);
    backend.isMarked = isMarked;
    backend.callLog.failNext("auth.me", error);
    actor.send({ type: "auth.recheck" });
    await flush();
    expect(selectAuthError(actor.getSnapshot())).toBeNull();
  });
});
