import { isAtMost } from "#core/kernel/text-length.ts";
import { pageNumberOf } from "#core/kernel/page-number.ts";
import { MAX_SEARCH_LENGTH } from "../search-length.ts";
import type { HistoryQuery } from "./order-history.machine.ts";

/** Which orders the parts of an address ask for: all active ones and the first page unless they say otherwise. */
export function historyPlace(
  state: string | null,
  page: string | null,
  search: string | null,
): Omit<HistoryQuery, "shopId"> {
  const asked = (search ?? "").trim();
  return {
    state: state === "past" ? "past" : "active",
    page: pageNumberOf(page),
    search: isAtMost(asked, MAX_SEARCH_LENGTH) ? asked : "",
  };
}

/** The address of one page of the orders; what is usual is left out. */
export function historyPath(state: HistoryQuery["state"], page: number, search = ""): string {
  const parts = [
    ...(state === "past" ? ["state=past"] : []),
    ...(search === "" ? [] : [`search=${encodeURIComponent(search.toWellFormed())}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return parts.length === 0 ? "/orders" : `/orders?${parts.join("&")}`;
}
