import { expect, it } from "vitest";
import type { Mover, OrderFacts } from "#core/order/lifecycle/order-facts.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { PHONE_SOURCE, type OrderSource } from "#core/order/order.ts";
import { moveOrder, type OrderMove } from "#core/order/lifecycle/move-order.ts";
import type { AskedMove } from "#core/order/order.ports.ts";
import {
  A_CHANGE_SALE,
  A_COMPLAINT_SALE,
  A_PROPOSAL,
  A_SALE,
  AN_OVERDUE_SALE,
  HALF_PAST_NOON,
  MOVERS,
  orderFacts,
} from "#tests/core/order/order-cases.ts";
import { valueOf } from "#tests/support/builders/values.ts";

type Asked = Omit<AskedMove, "version">;

function moved(
  status: OrderStatus,
  sale: OrderFacts["sale"],
  asked: Asked,
  mover: (typeof MOVERS)[keyof typeof MOVERS],
): OrderMove {
  const order = { status, facts: orderFacts({ sale }) };
  return valueOf(moveOrder(order, { ...asked, version: order.facts.version }, mover, HALF_PAST_NOON));
}

// What a move does to lines, complaints and payment leaves the machine with the move (ORDER-33 to ORDER-36).
it("a move carries the change of lines that it proposed, ended or withdrew", () => {
  const proposal = { event: "propose_change", proposal: A_PROPOSAL } as const;
  expect(moved("accepted", A_SALE, proposal, MOVERS.employee).lineMove).toMatchObject({
    change: { outcome: null },
  });
  const yes = { event: "answer_change", agrees: true } as const;
  expect(moved("accepted", A_CHANGE_SALE, yes, MOVERS.customer).lineMove).toMatchObject({
    change: { outcome: "agreed" },
  });
  expect(
    moved("accepted", AN_OVERDUE_SALE, { event: "settle_change" }, MOVERS.system).lineMove,
  ).not.toBeNull();
  const cancel = { event: "cancel", reason: "duplicate" } as const;
  expect(moved("accepted", A_CHANGE_SALE, cancel, MOVERS.manager).lineMove).toMatchObject({
    change: { outcome: "withdrawn" },
  });
});

it("a move carries the complaint that was made or answered", () => {
  const complaint = { problem: "late", itemIds: [], text: "A venit rece" } as const;
  const said = moved("fulfilled", A_SALE, { event: "complain", complaint }, MOVERS.customer);
  expect(said.sale.complaints).toMatchObject([{ ...complaint, resolution: null }]);
  const resolution = { type: "points", points: 50 } as const;
  const answered = moved("fulfilled", A_COMPLAINT_SALE, { event: "resolve", resolution }, MOVERS.manager);
  expect(answered.sale.complaints).toMatchObject([{ resolution: { type: "points", points: 50 } }]);
});

it("the answer to a change is its customer's, and staff's where they ordered by phone (ORDER-38)", () => {
  const answered = (source: OrderSource, mover: Mover): boolean => {
    const facts = orderFacts({ sale: A_CHANGE_SALE, source });
    const asked = { event: "answer_change", agrees: true, version: facts.version } as const;
    return moveOrder({ status: "accepted", facts }, asked, mover, HALF_PAST_NOON).ok;
  };
  const by = [MOVERS.customer, MOVERS.employee, MOVERS.manager, MOVERS.courier, MOVERS.system];
  const allowed = (source: OrderSource) => by.map((mover) => answered(source, mover));
  expect(allowed("web")).toEqual([true, false, false, false, false]);
  expect(allowed("app")).toEqual([true, false, false, false, false]);
  expect(allowed(PHONE_SOURCE)).toEqual([true, true, true, false, false]);
});
