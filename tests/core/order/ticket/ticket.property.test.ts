import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import type { ModifierGroupId, ModifierId } from "#core/kernel/id.ts";
import { ticketOf } from "#core/order/ticket/ticket.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { anOrderLine, aStaffOrder } from "#tests/support/builders/order.ts";
import { plusMillis } from "#core/time/instant.ts";

const QUARTER_MS = 900_000;
const picked = {
  groupId: idOf<ModifierGroupId>("size"),
  modifierId: idOf<ModifierId>("large"),
  groupName: "Mărime",
  name: "Mare",
  price: lei("0.00"),
};

const text = fc.string({ minLength: 1, maxLength: 30 });
const someLine = fc
  .record({
    qty: fc.integer({ min: 1, max: 99 }),
    name: text,
    notes: fc.option(text),
    names: fc.array(text, { maxLength: 4 }),
  })
  .map(({ names, ...line }) =>
    anOrderLine(line.name, { ...line, modifiers: names.map((name) => ({ ...picked, name })) }),
  );

describe("the ticket of an order", () => {
  it("says what the kitchen needs, then what the counter needs", () => {
    const order = aStaffOrder({
      kitchenNote: "Alergie la nuci",
      cutlery: true,
      lines: [anOrderLine("Pizza", { qty: 2, notes: "fără ceapă", modifiers: [picked] })],
    });
    expect(ticketOf(order, 1)).toEqual([
      { kind: "number", number: "A-001" },
      { kind: "promise", method: "pickup", at: order.promise.latest, isScheduled: false },
      { kind: "placed", at: NOON, location: "Centru" },
      { kind: "rule" },
      { kind: "note", of: "kitchen", text: "Alergie la nuci", isAllergy: true },
      { kind: "line", qty: 2, name: "Pizza" },
      { kind: "modifier", name: "Mare" },
      { kind: "note", of: "line", text: "fără ceapă", isAllergy: false },
      { kind: "cutlery" },
      { kind: "rule" },
      { kind: "customer", contact: order.contact, isFirst: true },
      { kind: "payment", method: "cash", total: lei("30.00"), due: lei("30.00"), changeFor: null },
    ]);
  });

  it("says first that it is a test order (ORDER-39)", () => {
    expect(ticketOf(aStaffOrder({ isTest: true }), 1).slice(0, 2)).toEqual([
      { kind: "test" },
      { kind: "number", number: "A-001" },
    ]);
  });

  it("says when it is a copy, is wanted for later, or is paid", () => {
    const later = plusMillis(NOON, QUARTER_MS);
    const order = aStaffOrder({
      requestedFor: later,
      promisedAt: later,
      payment: { method: "card_at_handover", status: "paid", cashChangeFor: null, refunded: null },
    });
    const rows = ticketOf(order, 2);
    expect(rows[0]).toEqual({ kind: "copy", copy: 2 });
    expect(rows).toContainEqual({ kind: "promise", method: "pickup", at: later, isScheduled: true });
    expect(rows.at(-1)).toMatchObject({ kind: "payment", due: null });
  });

  test.prop([fc.array(someLine, { maxLength: 6 }), fc.integer({ min: 1, max: 99 })])(
    "has every line with its quantity, each followed by its own modifiers and note, and nothing twice",
    (lines, copy) => {
      const rows = ticketOf(aStaffOrder({ lines }), copy);
      const ordered = lines.flatMap(({ qty, name, modifiers, notes }) => [
        `${qty}×${name}`,
        ...modifiers.map((modifier) => `+${modifier.name}`),
        ...(notes === null ? [] : [`!${notes}`]),
      ]);
      const printed = rows.flatMap((row) => {
        if (row.kind === "line") return [`${row.qty}×${row.name}`];
        if (row.kind === "modifier") return [`+${row.name}`];
        return row.kind === "note" ? [`!${row.text}`] : [];
      });
      expect(printed).toEqual(ordered);
      expect(rows.filter(({ kind }) => kind === "copy")).toHaveLength(copy > 1 ? 1 : 0);
    },
  );
});
