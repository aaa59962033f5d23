import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectPhoneVerification } from "#core/account/phone/connect-phone-verification.ts";
import type { PhoneEmitted } from "#core/account/phone/phone-events.ts";
import { phoneVerificationMachine, type SentCode } from "#core/account/phone/phone-verification.machine.ts";
import {
  selectCodeSeconds,
  selectPhoneError,
  selectPhoneStep,
  selectResendSeconds,
} from "#core/account/phone/phone-verification.selectors.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { flush } from "#tests/support/flush.ts";
import { createWorld, type World } from "#tests/support/headless/in-memory-ports.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const PHONE = "+40722000001";
const WRONG: AppError = {
  tag: "Invalid",
  key: "phone.code_invalid",
  message: "Cod greșit",
  fields: { code: ["Cod greșit"] },
  details: {},
};

interface Running {
  readonly world: World;
  readonly actor: Actor<typeof phoneVerificationMachine>;
  readonly facts: PhoneEmitted[];
  pass(millis: number): Promise<void>;
}

async function open(
  phone: string | null,
  sent: SentCode | null = null,
  world = createWorld(),
): Promise<Running> {
  const actor = createActor(connectPhoneVerification(world.ports.phone, world.ports.clock), {
    clock: world.timers,
    inspect: visits.inspect,
    input: { phone, sent, now: world.ports.clock.millis() },
  });
  const facts: PhoneEmitted[] = [];
  actor.on("*", (fact) => void facts.push(fact));
  actor.start();
  const pass = async (millis: number): Promise<void> => {
    for (let step = 0; step < millis; step += 1000) world.timers.increment(1000);
    await flush();
  };
  await flush();
  return { world, actor, facts, pass };
}

describe("the phone machine", () => {
  it("sends a code, counts down to the next one, and proves the phone", async () => {
    const { actor, facts, pass } = await open(null);
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
    expect(facts.map(({ type }) => type)).toEqual(["phone.codeSent", "phone.codeSent", "phone.verified"]);
  });

  it("goes on counting on the next page", async () => {
    const { world } = await open(null);
    const now = world.ports.clock.millis();
    const { actor } = await open(PHONE, { phone: PHONE, resendAt: now + 30_000, expiresAt: now + 300_000 });
    expect([selectPhoneStep(actor.getSnapshot()), selectResendSeconds(actor.getSnapshot())]).toEqual([
      "code",
      30,
    ]);
  });

  it("keeps the refusal of a code, and lets the phone be changed", async () => {
    const { world, actor } = await open(PHONE);
    world.callLog.failNext("phone.verify", WRONG);
    actor.send({ type: "phone.verify", code: "000000" });
    await flush();
    expect(selectPhoneError(actor.getSnapshot())).toEqual(WRONG);
    actor.send({ type: "phone.edit" });
    expect(selectPhoneStep(actor.getSnapshot())).toBe("phone");
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(phoneVerificationMachine)).toEqual([]);
  });
});
