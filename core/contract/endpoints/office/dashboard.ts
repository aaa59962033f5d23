import {
  DASHBOARD_QUERY,
  dashboardSummary,
  LIST_SUMS_QUERY,
  salesFile,
  salesHours,
  salesOfList,
  salesProducts,
  salesRates,
  salesSeries,
} from "../../sales/dashboard.ts";
import { replayPlan, replayQuery } from "../../sales/replay.ts";
import { wireStruct } from "../../schema/wire-struct.ts";
import { endpoint } from "../define-endpoint.ts";

const query = wireStruct(DASHBOARD_QUERY);

/** What managers and owners read of sales; days are those of the office. */
export const DASHBOARD_ENDPOINTS = {
  readSummary: endpoint("GET", "/dashboard/summary", {
    permission: "dashboard.see",
    summary: "The figures of orders that were placed in a period, and of the period before",
    query,
    answer: dashboardSummary,
  }),
  readSeries: endpoint("GET", "/dashboard/series", {
    permission: "dashboard.see",
    summary: "Net sales of each day of a period, and of the period before",
    query,
    answer: salesSeries,
  }),
  readSalesHours: endpoint("GET", "/dashboard/hours", {
    permission: "dashboard.see",
    summary: "Net sales of a period by weekday and hour",
    query,
    answer: salesHours,
  }),
  readSalesProducts: endpoint("GET", "/dashboard/products", {
    permission: "dashboard.see",
    summary: "What products sold in a period, the most first",
    query,
    answer: salesProducts,
  }),
  readSalesRates: endpoint("GET", "/dashboard/vat", {
    permission: "dashboard.see",
    summary: "What was sold in a period at each rate of VAT",
    query,
    answer: salesRates,
  }),
  readListSums: endpoint("GET", "/dashboard/orders", {
    permission: "dashboard.see",
    summary:
      "What the orders of a list add up to, of those that the dashboard counts: over, and no test orders",
    query: wireStruct(LIST_SUMS_QUERY),
    answer: salesOfList,
  }),
  readReplayPlan: endpoint("GET", "/dashboard/replay", {
    permission: "dashboard.see",
    summary: "The orders of a day of a location, as their promises and ends have it, to be replayed",
    query: replayQuery,
    answer: replayPlan,
  }),
  exportSales: endpoint("GET", "/dashboard/export.csv", {
    permission: "dashboard.see",
    summary:
      "A table of the dashboard as comma-separated values; separator and decimal mark are those of the language: " +
      "semicolon and comma in Romanian, comma and point in English",
    query: wireStruct({ ...DASHBOARD_QUERY, file: salesFile }),
    answerKind: "csv",
  }),
} as const;
