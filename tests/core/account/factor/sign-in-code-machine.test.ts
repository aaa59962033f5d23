import { describe, expect, it } from "vitest";
import { createSignInCode } from "#core/app/screen/account/create-factor.ts";
import {
  selectCodeError,
  selectCodeKind,
  selectIsCodeBusy,
  selectIsCodeExpired,
} from "#core/account/factor/sign-in-code.machine.ts";
import { SIGN_IN_CODE_MS } from "#core/account/factor/second-factor.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";

function refusal(key: string): AppError {
  return { tag: "Invalid", key, message: null, fields: { code: [key] }, details: {} };
}

async function start() {
  const backend = createTestBackend();
  const { app, toasts } = await simulateApp({ backend });
  const actor = createSignInCode(app);
  actor.start();
  const type = async (typed: string): Promise<void> => {
    actor.send({ type: "signInCode.submit", typed });
    await flush();
  };
  const signedIn = (): boolean => selectUser(app.actors.auth.getSnapshot()) !== null;
  return { backend, actor, type, signedIn, toasts };
}

describe("the second step of signing in (ACCOUNT-34)", () => {
  it("signs in by a code, through the machine that the whole page follows", async () => {
    const { backend, actor, type, signedIn } = await start();
    await type("123 456");
    expect(signedIn()).toBe(true);
    expect(actor.getSnapshot().status).toBe("done");
    expect(backend.callLog.log.filter((name) => name === "auth.login")).toHaveLength(1);
  });

  it("asks again after a wrong code, and sends nothing that is no code", async () => {
    const { backend, actor, type, signedIn, toasts } = await start();
    await type("12345");
    expect(backend.callLog.log).not.toContain("auth.login");
    backend.callLog.failNext("auth.login", refusal("auth.code_wrong"));
    await type("123456");
    expect([selectCodeError(actor.getSnapshot())?.key, signedIn(), toasts()]).toEqual([
      "auth.code_wrong",
      false,
      [],
    ]);
    actor.send({ type: "signInCode.switch", kind: "recovery" });
    expect([selectCodeKind(actor.getSnapshot()), selectCodeError(actor.getSnapshot())]).toEqual([
      "recovery",
      null,
    ]);
    await type("01234-ABCDE");
    expect(signedIn()).toBe(true);
  });

  it("asks for the password again once the server's time or tries are over", async () => {
    const { backend, actor, type } = await start();
    backend.callLog.failNext("auth.login", refusal("auth.sign_in_expired"));
    await type("123456");
    expect(selectIsCodeExpired(actor.getSnapshot())).toBe(true);
  });

  it("asks for the password again after ten minutes, not before, and stops the call that is under way", async () => {
    const { backend, actor } = await start();
    backend.timers.increment(SIGN_IN_CODE_MS - 1);
    expect(selectIsCodeExpired(actor.getSnapshot())).toBe(false);
    actor.send({ type: "signInCode.submit", typed: "123456" });
    expect(selectIsCodeBusy(actor.getSnapshot())).toBe(true);
    backend.timers.increment(1);
    expect([selectIsCodeExpired(actor.getSnapshot()), selectIsCodeBusy(actor.getSnapshot())]).toEqual([
      true,
      false,
    ]);
  });
});
