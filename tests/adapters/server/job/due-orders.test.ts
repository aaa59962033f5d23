import { describe, expect, it } from "vitest";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { createDueRun } from "#adapters/server/job/due-orders.ts";
import type { DueOrder } from "#adapters/server/job/due.queries.ts";
import { toId, type OrderId, type OrganizationId } from "#core/kernel/id.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { flush } from "#tests/support/patience.ts";

const NOW = instantOfMillis(0);

/** Five due orders, each of which is worked on until the test ends its work. */
function fiveDue() {
  const begun: string[] = [];
  const named: object[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const orders = ["1", "2", "3", "4", "5"].map((name): DueOrder => {
    return { organizationId: toId<OrganizationId>("o"), orderId: toId<OrderId>(name), dueAt: NOW };
  });
  const run = createDueRun({
    list: () => Promise.resolve(orders),
    work: ({ orderId }) =>
      new Promise((resolve, reject) => {
        begun.push(orderId);
        ends.set(orderId, (error) => (error === undefined ? resolve(null) : reject(error)));
      }),
    complaint: "It could not be done",
    log: { ...SILENT_LOG, error: (fields) => void named.push(fields) },
  });
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)?.(error);
    await flush();
  };
  return { begun, named, run, end };
}

describe("createDueRun", () => {
  it("works on three orders at a time, and begins the next where one ended or failed", async () => {
    const { begun, named, run, end } = fiveDue();
    const running = run(NOW);
    await flush();
    expect(begun).toEqual(["1", "2", "3"]);
    await end("2");
    expect(begun).toEqual(["1", "2", "3", "4"]);
    await end("1", new Error("broken"));
    expect(begun).toEqual(["1", "2", "3", "4", "5"]);
    for (const name of ["3", "4", "5"]) await end(name);
    expect(await running).toBe("done");
    expect(named).toEqual([{ order: "1", reason: "Error: broken" }]);
  });

  it("begins no further order when the database is unavailable, and fails once the begun ones ended", async () => {
    const { begun, named, run, end } = fiveDue();
    let ended = "not yet";
    const running = run(NOW).catch((error: unknown) => {
      ended = String(error);
    });
    await flush();
    await end("2", new DatabaseUnavailable("away"));
    await end("1");
    expect(ended).toBe("not yet");
    await end("3");
    await running;
    expect(ended).toBe("DatabaseUnavailable: away");
    expect(begun).toEqual(["1", "2", "3"]);
    expect(named).toEqual([]);
  });
});
