import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import type { Money } from "#core/money/money.ts";
import { readTypedAmount } from "#core/money/typed-amount.ts";
import {
  cashCountErrors,
  type CashCounting,
  type CashDrop,
  type TypedCashCount,
} from "#core/sales/cash-drop.ts";
import type { DaySalesActor, DaySalesQuery } from "#core/sales/day-sales.machine.ts";
import { dueOf } from "#core/sales/day-sales.ts";
import type { SalesCourier } from "#core/sales/sales-courier.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** What is counted: a courier's cash of the day on screen, or a drop of it again. */
export type CashCountSubject =
  | { readonly type: "first"; readonly courier: SalesCourier }
  | { readonly type: "again"; readonly drop: CashDrop };

/** The form of a count. What is due is that of the day as it was last read, which is read again after each answer. */
export function createCashCountForm(
  app: App,
  day: DaySalesActor,
  query: DaySalesQuery,
  subject: CashCountSubject,
): FormActor {
  const { sales } = app.ports;
  const { locationId, date } = query;
  const isAgain = subject.type === "again";
  const due = (): Money | null => {
    if (subject.type === "again") return subject.drop.due;
    const read = selectAnswer(day.getSnapshot());
    return read === null ? null : dueOf(read, subject.courier);
  };
  const form = connectForm(
    (values) => {
      const sum = due();
      return sum === null ? {} : cashCountErrors(typedOf(values), sum, isAgain);
    },
    async (values, signal) => {
      const sum = due();
      const counting = sum === null ? null : countingOf(typedOf(values), sum.currency);
      if (sum === null || counting === null) return;
      await (subject.type === "again"
        ? sales.recountCash(subject.drop.id, counting, signal)
        : sales.dropCash(locationId, { date, courier: subject.courier, due: sum, ...counting }, signal));
    },
  );
  const actor = createScreenActor(app, form, { values: { counted: "", note: "" } });
  const readAgain = (): void => day.send({ type: "polling.ask", query });
  actor.on("form.submitted", readAgain);
  actor.on("form.failed", ({ error }) => {
    app.root.send({ type: "app.fail", error, where: "operations.cashCount", handlesFields: true });
    readAgain();
  });
  return actor;
}

function typedOf(values: FormContext["values"]): TypedCashCount {
  const { counted, note } = values;
  return { counted: typeof counted === "string" ? counted : "", note: typeof note === "string" ? note : "" };
}

function countingOf({ counted, note }: TypedCashCount, currency: Money["currency"]): CashCounting | null {
  const amount = readTypedAmount(counted, currency);
  if (amount === null) return null;
  return { counted: amount, note: note.trim() === "" ? null : note.trim() };
}
