import type { HistoryQuery } from "./order-history.machine.ts";

/** Which orders an address asks for: the active ones and the first page unless it says otherwise. */
export function historyPlace(
  state: string | null,
  page: string | null,
): Pick<HistoryQuery, "state" | "page"> {
  const number = page !== null && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
  return { state: state === "past" ? "past" : "active", page: number };
}

/** The address of one page of the orders; what is usual is left out. */
export function historyPath(state: HistoryQuery["state"], page: number): string {
  const parts = [...(state === "past" ? ["state=past"] : []), ...(page > 1 ? [`page=${page}`] : [])];
  return parts.length === 0 ? "/orders" : `/orders?${parts.join("&")}`;
}
