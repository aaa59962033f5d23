import { describe, expect, it } from "vitest";
import {
  createFactorReset,
  createFactorSettings,
  saveRecoveryCodes,
} from "#core/app/screen/account/create-factor.ts";
import { createStaffList } from "#core/app/screen/account/create-staff.ts";
import {
  selectEnrolment,
  selectFactor,
  selectFactorError,
  selectFactorTask,
  selectIsFactorBusy,
  selectIsFactorForbidden,
  selectIsFactorKnown,
  selectIsFactorUnread,
  selectRecoveryCodes,
} from "#core/account/factor/factor-settings.selectors.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { EmployeeId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const WRONG: AppError = {
  tag: "Invalid",
  key: "auth.code_wrong",
  message: null,
  fields: { code: ["auth.code_wrong"] },
  details: {},
};
const FORBIDDEN: AppError = { tag: "Forbidden", key: "auth.forbidden", message: null };

async function start(failsWith: AppError | null = null) {
  const backend = createTestBackend({ isSignedIn: true });
  const { app, toasts } = await simulateApp({ backend });
  if (failsWith !== null) backend.callLog.failNext("factors.read", failsWith);
  const actor = createFactorSettings(app);
  actor.start();
  await flush();
  const submit = async (typed: string): Promise<void> => {
    actor.send({ type: "factor.submit", typed });
    await flush();
  };
  return { app, backend, actor, submit, toasts };
}

describe("the own second factor on screen (ACCOUNT-21)", () => {
  it("is added by the password, then a code, and shows recovery codes that can be kept as a file", async () => {
    const { app, backend, actor, submit } = await start();
    expect(selectFactor(actor.getSnapshot())).toEqual({ addedAt: null, recoveryCodesLeft: 0 });
    actor.send({ type: "factor.choose", task: "begin" });
    expect(selectFactorTask(actor.getSnapshot())).toBe("begin");
    await submit("the password");
    expect(selectFactorTask(actor.getSnapshot())).toBe("confirm");
    expect(selectEnrolment(actor.getSnapshot())?.secret).toBe("JBSWY3DPEHPK3PXP");
    backend.callLog.failNext("factors.confirm", WRONG);
    await submit("000000");
    expect([
      selectFactorError(actor.getSnapshot())?.key,
      selectEnrolment(actor.getSnapshot())?.secret,
    ]).toEqual(["auth.code_wrong", "JBSWY3DPEHPK3PXP"]);
    await submit("123456");
    expect(selectRecoveryCodes(actor.getSnapshot())).toEqual(["01234-ABCDE"]);
    await saveRecoveryCodes(app, actor);
    expect(backend.files).toEqual([{ name: "diner-recovery-codes.txt", text: "01234-ABCDE\n" }]);
    actor.send({ type: "factor.finish" });
    await flush();
    expect([selectRecoveryCodes(actor.getSnapshot()), selectEnrolment(actor.getSnapshot())]).toEqual([
      [],
      null,
    ]);
  });

  it("holds no password, code or secret once it was left", async () => {
    const { actor, submit } = await start();
    actor.send({ type: "factor.choose", task: "begin" });
    actor.send({ type: "factor.submit", typed: "the password" });
    expect(selectIsFactorBusy(actor.getSnapshot())).toBe(true);
    await flush();
    expect(actor.getSnapshot().context.typed).toBe("");
    actor.send({ type: "factor.cancel" });
    await flush();
    expect(selectEnrolment(actor.getSnapshot())).toBeNull();
    actor.send({ type: "factor.choose", task: "renew" });
    await submit("123456");
    expect(selectRecoveryCodes(actor.getSnapshot())).toEqual(["56789-FGHJK"]);
    actor.send({ type: "factor.finish" });
    await flush();
    actor.send({ type: "factor.choose", task: "remove" });
    await submit("123456");
    expect([selectFactorTask(actor.getSnapshot()), selectFactor(actor.getSnapshot())?.addedAt]).toEqual([
      null,
      null,
    ]);
  });

  it("is not shown by PIN, without a word elsewhere, and can be asked for again where it could not be read", async () => {
    const pin = await start(FORBIDDEN);
    expect([selectIsFactorForbidden(pin.actor.getSnapshot()), pin.toasts(), pin.backend.reports]).toEqual([
      true,
      [],
      [],
    ]);
    const away = await start(UNREACHABLE);
    const state = away.actor.getSnapshot();
    expect([selectIsFactorUnread(state), selectIsFactorForbidden(state), selectIsFactorKnown(state)]).toEqual(
      [true, false, true],
    );
    away.actor.send({ type: "factor.retry" });
    await flush();
    expect(selectIsFactorUnread(away.actor.getSnapshot())).toBe(false);
  });
});

describe("resetting a colleague's second factor (ACCOUNT-35)", () => {
  it("reads the staff again", async () => {
    const { app, backend } = await start();
    const list = createStaffList(app);
    list.start();
    await flush();
    const reset = createFactorReset(app, list, idOf<EmployeeId>("cook"));
    reset.start();
    reset.send({ type: "form.submit" });
    await flush();
    expect(backend.callLog.log.filter((name) => name.startsWith("staff."))).toEqual([
      "staff.listStaff",
      "staff.resetFactor",
      "staff.listStaff",
    ]);
  });
});
