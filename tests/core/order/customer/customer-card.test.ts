import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { CustomerId } from "#core/kernel/id.ts";
import { connectCustomerCard, selectCustomerCard } from "#core/order/customer/customer-card.machine.ts";
import {
  BLOCK_REASON,
  blockReasonProblem,
  type CustomerCard,
  ordersIn,
} from "#core/order/customer/customer-card.ts";
import { idOf, toInstant } from "#tests/support/builders/values.ts";
import { flush } from "#tests/support/patience.ts";

const ION = idOf<CustomerId>("ion");
const CARD: CustomerCard = {
  id: ION,
  since: toInstant("2026-01-02T10:00:00.000Z"),
  statusCounts: [{ status: "fulfilled", orders: 7 }],
  faultCounts: [],
  points: 120,
  lastOrders: [],
  block: null,
};
const BLOCKED: CustomerCard = {
  ...CARD,
  block: { reason: "Nu vine", setBy: "Andrei", setAt: toInstant("2026-11-20T19:00:00.000Z") },
};

function start(ports: Parameters<typeof connectCustomerCard>[0]) {
  return createActor(connectCustomerCard(ports), { input: { customerId: ION } }).start();
}

describe("the machine of a customer's card", () => {
  it("reads again when asked to after a failure, blocks and ends the block", async () => {
    let isAway = true;
    const answered = async (card: CustomerCard): Promise<CustomerCard> => {
      if (isAway) throw new Error("The server is away");
      return card;
    };
    const actor = start({
      loadCustomer: () => answered(CARD),
      blockCustomer: (_id, reason) => answered(reason === null ? CARD : BLOCKED),
    });
    await flush();
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    isAway = false;
    actor.send({ type: "customerCard.refresh" });
    await flush();
    expect(selectCustomerCard(actor.getSnapshot())).toEqual(CARD);
    actor.send({ type: "customerCard.block", reason: "Nu vine" });
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    await flush();
    expect(selectCustomerCard(actor.getSnapshot())).toEqual(BLOCKED);
    actor.send({ type: "customerCard.unblock" });
    await flush();
    expect(selectCustomerCard(actor.getSnapshot())).toEqual(CARD);
  });

  it("keeps the card and says so where a block could not be written", async () => {
    const actor = start({
      loadCustomer: async () => CARD,
      blockCustomer: async () => {
        throw new Error("The server is away");
      },
    });
    const failed: string[] = [];
    actor.on("customerCard.failed", ({ error }) => void failed.push(error.tag));
    await flush();
    actor.send({ type: "customerCard.block", reason: "Nu vine" });
    await flush();
    expect([failed, selectCustomerCard(actor.getSnapshot())]).toEqual([["Unexpected"], CARD]);
  });
});

describe("ordersIn", () => {
  it("is none in a status that no order is in", () => {
    expect([ordersIn(CARD, "fulfilled"), ordersIn(CARD, "rejected")]).toEqual([7, 0]);
  });
});

describe("blockReasonProblem", () => {
  it.each([
    ["", "validation.string_min"],
    ["  ab ", "validation.string_min"],
    ["abc", null],
    ["x".repeat(BLOCK_REASON.max), null],
    ["x".repeat(BLOCK_REASON.max + 1), "validation.string_max"],
  ])("of '%s' is %s", (text, problem) => {
    expect(blockReasonProblem(text)).toBe(problem);
  });
});
