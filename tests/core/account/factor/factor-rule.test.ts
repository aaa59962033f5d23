import { describe, expect, it } from "vitest";
import { createFactorRule } from "#core/app/screen/account/create-factor.ts";
import { isFactorAwaited, mustProveFactor } from "#core/account/factor/factor-rule.ts";
import {
  selectFactorRule,
  selectFactorRuleError,
  selectIsFactorNeeded,
  selectIsFactorRuleUnread,
} from "#core/account/factor/factor-rule.machine.ts";
import { ROLES } from "#core/account/employee.ts";
import { permissionsOf } from "#core/account/permissions.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE, refused } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const NORD = idOf<OrganizationId>("nord");
const ZEN = idOf<OrganizationId>("zen");

describe("a second factor that an organization needs (ACCOUNT-36)", () => {
  it("is needed for all that its staff may do, but for a courier's own runs", () => {
    const exempt = ROLES.flatMap(permissionsOf).filter((one) => !mustProveFactor([NORD], NORD, one));
    expect(exempt).toEqual(["runs.own"]);
  });

  it("is needed in that organization alone", () => {
    expect(mustProveFactor([NORD], ZEN, "orders.see")).toBe(false);
    expect(mustProveFactor([], NORD, "orders.see")).toBe(false);
    expect(isFactorAwaited(aUser({ selectedOrganizationId: NORD, factorNeededBy: [NORD] }))).toBe(true);
    expect(isFactorAwaited(aUser({ selectedOrganizationId: ZEN, factorNeededBy: [NORD] }))).toBe(false);
    expect(isFactorAwaited(aUser({ factorNeededBy: [NORD] }))).toBe(false);
  });
});

describe("the switch that needs it of all", () => {
  async function start(failure: AppError | null = null) {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    if (failure !== null) backend.callLog.failNext("factors.readRule", failure);
    const actor = createFactorRule(app);
    actor.start();
    await flush();
    return { backend, actor };
  }

  it("shows what the server answered, also where it refused", async () => {
    const { backend, actor } = await start();
    expect(selectFactorRule(actor.getSnapshot())).toEqual({ isNeeded: false, without: 2 });
    backend.callLog.failNext("factors.writeRule", refused("factor.own_first"));
    actor.send({ type: "factorRule.change", isNeeded: true });
    expect(selectIsFactorNeeded(actor.getSnapshot())).toBe(true);
    await flush();
    expect([
      selectFactorRule(actor.getSnapshot())?.isNeeded,
      selectFactorRuleError(actor.getSnapshot())?.key,
    ]).toEqual([false, "factor.own_first"]);
    actor.send({ type: "factorRule.change", isNeeded: true });
    await flush();
    expect([
      selectFactorRule(actor.getSnapshot())?.isNeeded,
      selectFactorRuleError(actor.getSnapshot()),
    ]).toEqual([true, null]);
  });

  it("writes what was asked for last, also where that was while another was written", async () => {
    const { backend, actor } = await start();
    for (const isNeeded of [true, false, true, false]) actor.send({ type: "factorRule.change", isNeeded });
    expect(selectIsFactorNeeded(actor.getSnapshot())).toBe(false);
    await flush();
    expect(selectIsFactorNeeded(actor.getSnapshot())).toBe(false);
    expect(selectFactorRule(actor.getSnapshot())?.isNeeded).toBe(false);
    expect(backend.callLog.log.filter((line) => line.startsWith("factors.writeRule"))).toHaveLength(2);
  });

  it("can be read again", async () => {
    const { actor } = await start(UNREACHABLE);
    expect(selectIsFactorRuleUnread(actor.getSnapshot())).toBe(true);
    actor.send({ type: "factorRule.retry" });
    await flush();
    expect(selectFactorRule(actor.getSnapshot())?.without).toBe(2);
  });
});
