import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectPhoneVerification } from "#core/account/phone/connect-phone-verification.ts";
import type { PhoneEmitted } from "#core/account/phone/phone-events.ts";
import {
  phoneVerificationMachine,
  type AwaitedCode,
} from "#core/account/phone/phone-verification.machine.ts";
import {
  selectCodeSeconds,
  selectPhone,
  selectPhoneError,
  selectPhoneStep,
  selectResendSeconds,
} from "#core/account/phone/phone-verification.selectors.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const PHONE = "+40722000001";
const OTHER_PHONE = "+40722000002";
const WRONG: AppError = {
  tag: "Invalid",
  key: "phone.code_invalid",
  message: "Cod greșit",
  fields: { code: ["Cod greșit"] },
  details: {},
};

interface Running {
  readonly backend: TestBackend;
  readonly actor: Actor<typeof phoneVerificationMachine>;
  readonly emitted: PhoneEmitted[];
  pass(millis: number): Promise<void>;
}

async function start(
  phone: string | null,
  sent: AwaitedCode | null = null,
  backend = createTestBackend(),
): Promise<Running> {
  const actor = createActor(connectPhoneVerification(backend.ports.phone, backend.ports.clock), {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { phone, sent, now: backend.ports.clock.millis() },
  });
  const emitted: PhoneEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const pass = async (millis: number): Promise<void> => {
    for (let step = 0; step < millis; step += 1000) backend.timers.increment(1000);
    await flush();
  };
  await flush();
  return { backend, actor, emitted, pass };
}

describe("the phone machine", () => {
  it("sends a code, counts down to the next one, and proves the phone", async () => {
    const { actor, emitted, pass } = await start(null);
    expect(selectPhoneStep(actor.getSnapshot())).toBe("phone");
    actor.send({ type: "phone.submit", phone: PHONE });
    await flush();
    expect([selectPhoneStep(actor.getSnapshot()), selectResendSeconds(actor.getSnapshot())]).toEqual([
      "code",
      60,
    ]);
    expect(selectCodeSeconds(actor.getSnapshot())).toBe(300);
    await pass(59_000);
    actor.send({ type: "phone.resend" });
    expect(selectResendSeconds(actor.getSnapshot())).toBe(1);
    await pass(1000);
    actor.send({ type: "phone.resend" });
    await flush();
    expect(selectResendSeconds(actor.getSnapshot())).toBe(120);
    actor.send({ type: "phone.verify", code: "123456" });
    await flush();
    expect(selectPhoneStep(actor.getSnapshot())).toBe("verified");
    expect(emitted.map(({ type }) => type)).toEqual(["phone.codeSent", "phone.codeSent", "phone.verified"]);
  });

  it("continues to count down on the next page", async () => {
    const { backend } = await start(null);
    const now = backend.ports.clock.millis();
    const { actor } = await start(PHONE, { phone: PHONE, resendAt: now + 30_000, expiresAt: now + 300_000 });
    expect([selectPhoneStep(actor.getSnapshot()), selectResendSeconds(actor.getSnapshot())]).toEqual([
      "code",
      30,
    ]);
  });

  it("keeps the refusal of a code, and lets the phone be changed", async () => {
    const { backend, actor } = await start(PHONE);
    backend.callLog.failNext("phone.verify", WRONG);
    actor.send({ type: "phone.verify", code: "000000" });
    await flush();
    expect(selectPhoneError(actor.getSnapshot())).toEqual(WRONG);
    actor.send({ type: "phone.edit" });
    expect(selectPhoneStep(actor.getSnapshot())).toBe("phone");
  });

  it("counts from the moment of the answer, for whichever phone was typed last", async () => {
    const { backend, actor, emitted } = await start(null);
    const answered = async (): Promise<number> => {
      await flush();
      return backend.ports.clock.millis();
    };
    backend.timers.increment(400);
    actor.send({ type: "phone.submit", phone: PHONE });
    const first = await answered();
    actor.send({ type: "phone.submit", phone: OTHER_PHONE });
    await flush();
    expect(selectPhone(actor.getSnapshot())).toBe(OTHER_PHONE);
    for (let second = 0; second < 60; second += 1) backend.timers.increment(1000);
    backend.timers.increment(300);
    actor.send({ type: "phone.resend" });
    const later = await answered();
    expect(emitted).toEqual([
      { type: "phone.codeSent", phone: PHONE, resendAt: first + 60_000, expiresAt: first + 300_000 },
      { type: "phone.codeSent", phone: OTHER_PHONE, resendAt: first + 60_000, expiresAt: first + 300_000 },
      { type: "phone.codeSent", phone: OTHER_PHONE, resendAt: later + 120_000, expiresAt: later + 300_000 },
    ]);
  });

  it("sends the password with a phone that replaces a proved one, and keeps it no longer", async () => {
    const { backend, actor } = await start(null);
    backend.callLog.hold("phone.add");
    actor.send({ type: "phone.submit", phone: PHONE, password: "o frază lungă" });
    expect(actor.getSnapshot().context.password).toBe("o frază lungă");
    backend.callLog.held[0]?.release();
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({ phone: PHONE, password: null });
  });

  it.each([
    ["phone.add", null, { type: "phone.submit", phone: PHONE }],
    ["phone.resend", PHONE, { type: "phone.resend" }],
    ["phone.verify", PHONE, { type: "phone.verify", code: "000000" }],
  ] as const)("keeps and emits why %s was refused, until it is tried again", async (call, phone, event) => {
    const { backend, actor, emitted } = await start(phone);
    backend.callLog.failNext(call, WRONG);
    actor.send(event);
    await flush();
    expect([selectPhoneError(actor.getSnapshot()), emitted]).toEqual([
      WRONG,
      [{ type: "phone.failed", error: WRONG }],
    ]);
    actor.send(event);
    await flush();
    expect(selectPhoneError(actor.getSnapshot())).toBeNull();
  });

  it.each([
    ["phone.add", null, { type: "phone.submit", phone: PHONE }],
    ["phone.verify", PHONE, { type: "phone.verify", code: "000000" }],
  ] as const)("shows no refusal while %s is under way again", async (call, phone, event) => {
    const { backend, actor } = await start(phone);
    backend.callLog.failNext(call, WRONG);
    actor.send(event);
    await flush();
    actor.send(event);
    expect(selectPhoneError(actor.getSnapshot())).toBeNull();
  });

  it("proves the phone with the code that was typed", async () => {
    const backend = createTestBackend();
    const codes: string[] = [];
    const phone = backend.ports.phone;
    const verify = (code: string, signal: AbortSignal): ReturnType<typeof phone.verify> => {
      codes.push(code);
      return phone.verify(code, signal);
    };
    const { actor } = await start(PHONE, null, {
      ...backend,
      ports: { ...backend.ports, phone: { ...phone, verify } },
    });
    actor.send({ type: "phone.verify", code: "123456" });
    await flush();
    expect([codes, selectPhoneStep(actor.getSnapshot())]).toEqual([["123456"], "verified"]);
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(phoneVerificationMachine)).toEqual([]);
  });
});
