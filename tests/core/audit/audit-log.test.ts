import { describe, expect, it } from "vitest";
import { AUDIT_ACTIONS, auditParts, RECENT_ENTRIES, narrowedAudit } from "#core/audit/audit-log.ts";
import { createAuditList } from "#core/app/screen/audit/create-audit-list.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { audit } from "#ui/i18n/ro/office/audit.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

describe("what an entry of the audit log keeps (STAFF-10)", () => {
  it.each([
    [{}, []],
    [null, []],
    ["text", []],
    [
      { from: { role: "employee", locationIds: null }, to: { role: "manager", locationIds: ["A", "B"] } },
      [
        ["from.role", "employee"],
        ["from.locationIds", "–"],
        ["to.role", "manager"],
        ["to.locationIds.0", "A"],
        ["to.locationIds.1", "B"],
      ],
    ],
    [
      [{ id: "P", count: 3, isOn: false }],
      [
        ["0.id", "P"],
        ["0.count", "3"],
        ["0.isOn", "false"],
      ],
    ],
  ] as const)("%# stands by the path to each part", (detail, facts) => {
    expect(auditParts(detail).map(({ name, value }) => [name, value])).toEqual(facts);
  });

  it("stands as far as the first 40 parts", () => {
    expect(auditParts(Array.from({ length: 100 }, (_, n) => n))).toHaveLength(40);
  });

  it("has words for every action that it can be narrowed to, and no others", () => {
    expect(Object.keys(audit.actions).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
  });
});

describe("the audit log on screen (STAFF-10)", () => {
  it("begins on its first page with each choice, and says in its place that it could not be read", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const list = createAuditList(app);
    list.start();
    await flush();
    expect(selectAnswer(list.getSnapshot())).toEqual({ items: [], page: 1, perPage: 25, total: 0 });
    const third = { ...RECENT_ENTRIES, page: 3 };
    list.send({ type: "polling.ask", query: third });
    await flush();
    expect(selectAnswer(list.getSnapshot())?.page).toBe(3);
    expect(narrowedAudit(third, { action: "staff.remove" })).toEqual({
      ...RECENT_ENTRIES,
      action: "staff.remove",
    });
    backend.callLog.failNext("audit.list", UNREACHABLE);
    list.send({ type: "polling.ask", query: RECENT_ENTRIES });
    await flush();
    expect(selectPollingError(list.getSnapshot())?.tag).toBe("Unreachable");
  });
});
