/** Where an order stands (product §3). */
export type OrderStatus =
  | "pending"
  | "accepted"
  | "preparing"
  | "ready"
  | "out_for_delivery"
  | "fulfilled"
  | "rejected"
  | "cancelled";

/** What happens to an order (product §3). */
export type OrderEventType =
  | "place"
  | "accept"
  | "reject"
  | "expire"
  | "undo"
  | "delay"
  | "start"
  | "ready"
  | "dispatch"
  | "complete"
  | "cancel"
  | "reopen";

/** Whether no normal move leaves the status; undo and reopen still may, within their minutes. */
export function isTerminal(status: OrderStatus): boolean {
  return status === "fulfilled" || status === "rejected" || status === "cancelled";
}
