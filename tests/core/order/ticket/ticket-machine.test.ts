import { createActor, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import type { Printing, PrintingRequest } from "#core/order/ticket/printing.ts";
import { connectTicket, selectDrawnTicket, selectLastPrinting } from "#core/order/ticket/ticket.machine.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";

const ORDER = idOf<OrderId>("order");
const ANA: Printing = { copy: 1, by: "Ana", at: NOON };
const LOST = { tag: "Unreachable", key: "network.unreachable", message: null };
const TAKEN = { tag: "Refused", status: 409, key: "ticket.already_printed", message: null, details: {} };

function startTicket(earlier: readonly Printing[], take: (asked: readonly PrintingRequest[]) => void) {
  const asked: PrintingRequest[] = [];
  const heights: number[] = [];
  let ids = 0;
  let printings = earlier;
  const machine = connectTicket(
    {
      listPrintings: async () => printings,
      printTicket: async (_id, request) => {
        asked.push(request);
        take(asked);
        return { copy: request.copy, rows: [] };
      },
    },
    { print: async (height) => void heights.push(height) },
    {
      ulid: () => {
        ids += 1;
        return `01J0000000000000000001D${String(ids).padStart(3, "0")}`;
      },
    },
  );
  const actor = createActor(machine, { input: { orderId: ORDER } });
  actor.start();
  const until = (tag: "asking" | "failed" | "drawn") => waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  return { actor, asked, heights, until, printElsewhere: (now: readonly Printing[]) => (printings = now) };
}

describe("printing a ticket", () => {
  it("takes the first copy without a question, and is done when the paper is out", async () => {
    const { actor, heights, asked, until } = startTicket([], () => undefined);
    await until("drawn");
    expect(selectDrawnTicket(actor.getSnapshot())).toEqual({ copy: 1, rows: [] });
    actor.send({ type: "ticket.drawn", heightMillimeters: 120 });
    await waitFor(actor, ({ status }) => status === "done");
    expect([heights, asked.map(({ copy }) => copy)]).toEqual([[120], [1]]);
    expect(selectDrawnTicket(actor.getSnapshot())).toBeNull();
  });

  it("asks before a copy, and who printed last is known", async () => {
    const { actor, asked, until } = startTicket([ANA], () => undefined);
    await until("asking");
    expect([selectLastPrinting(actor.getSnapshot()), asked]).toEqual([ANA, []]);
    actor.send({ type: "ticket.confirm" });
    await until("drawn");
    expect(asked.map(({ copy }) => copy)).toEqual([2]);
  });

  it("asks when another screen was faster, and prints nothing by itself", async () => {
    const { actor, asked, until, printElsewhere } = startTicket([], (all) => {
      if (all.length === 1) {
        printElsewhere([ANA]);
        throw TAKEN;
      }
    });
    await until("asking");
    expect(asked.map(({ copy }) => copy)).toEqual([1]);
    actor.send({ type: "ticket.confirm" });
    await until("drawn");
    expect(asked.map(({ copy }) => copy)).toEqual([1, 2]);
  });

  it("asks for the same printing again when its answer was lost", async () => {
    const { actor, asked, until } = startTicket([], (all) => {
      if (all.length === 1) throw LOST;
    });
    await until("failed");
    actor.send({ type: "ticket.retry" });
    await until("drawn");
    const [first, second] = asked;
    expect(second).toEqual(first);
  });
});
