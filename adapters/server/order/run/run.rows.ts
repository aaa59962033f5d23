import type { OrderMove } from "#core/order/lifecycle/move-order.ts";
import type { RunLink } from "./run-link.ts";
import { COURIER_ROLE } from "#core/account/employee.ts";

/** Who brings an order, as `write_run` takes it; with neither employee nor name it is nobody. */
interface RunRow {
  readonly employee_id: string | null;
  /** What the employee must be, at the order's location. */
  readonly employee_role: string;
  readonly name: string | null;
  readonly phone: string | null;
}

/** The link of a run, as `link_run` takes it; the token itself is in the message alone. */
export function toLinkRow({ tokenHash, message }: RunLink): Readonly<Record<string, unknown>> {
  return { token_hash: tokenHash, message };
}

/** What a move says of who brings the order; null leaves that as it was. */
export function toRunRow(move: OrderMove): RunRow | null {
  const { courier } = move;
  if (courier === null) return null;
  const nobody: RunRow = { employee_id: null, employee_role: COURIER_ROLE, name: null, phone: null };
  if (courier.type === "own") return { ...nobody, employee_id: courier.employeeId };
  return courier.type === "outside" ? { ...nobody, name: courier.name, phone: courier.phone } : nobody;
}
