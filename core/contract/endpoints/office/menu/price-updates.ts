import type { PriceUpdateId } from "#core/kernel/id.ts";
import { pageOf } from "../../../list/page.ts";
import { PAGING, idParams } from "../../../list/query.ts";
import {
  newPriceUpdate,
  priceUpdate,
  priceUpdateApplication,
  priceUpdateReversal,
  priceUpdateRevision,
} from "../../../price-update.ts";
import { wireStruct } from "../../../schema/wire-struct.ts";
import { endpoint } from "../../define-endpoint.ts";
import { PRICE_UPDATE_ERRORS } from "../../error-key.ts";

const PATH = "/operations/price-updates";

/** Prices that change together; a 409 carries the update as it stands, and the changes that are stale. */
export const PRICE_UPDATE_ENDPOINTS = {
  listPriceUpdates: endpoint("GET", PATH, {
    permission: "prices.see",
    summary: "Price updates of the selected organization, the newest first",
    query: wireStruct({ ...PAGING }),
    answer: pageOf(priceUpdate),
  }),
  loadPriceUpdate: endpoint("GET", `${PATH}/{id}`, {
    permission: "prices.see",
    summary: "One price update with the prices of now",
    params: idParams<PriceUpdateId>(),
    answer: priceUpdate,
  }),
  createPriceUpdate: endpoint("POST", PATH, {
    permission: "prices.change",
    summary: "A draft of prices that change together, or a scheduled update where it says when",
    body: newPriceUpdate,
    answer: priceUpdate,
    statuses: [201],
    errors: PRICE_UPDATE_ERRORS,
  }),
  revisePriceUpdate: endpoint("PATCH", `${PATH}/{id}`, {
    permission: "prices.change",
    summary: "Changes a draft, schedules it, or makes a draft of what is scheduled",
    params: idParams<PriceUpdateId>(),
    body: priceUpdateRevision,
    answer: priceUpdate,
    errors: PRICE_UPDATE_ERRORS,
  }),
  applyPriceUpdate: endpoint("POST", `${PATH}/{id}/apply`, {
    permission: "prices.change",
    summary: "Applies all its prices now, or none where one is stale",
    params: idParams<PriceUpdateId>(),
    body: priceUpdateApplication,
    answer: priceUpdate,
    errors: PRICE_UPDATE_ERRORS,
  }),
  revertPriceUpdate: endpoint("POST", `${PATH}/{id}/revert`, {
    permission: "prices.change",
    summary: "Brings back all the prices before it, or none where one was changed since",
    params: idParams<PriceUpdateId>(),
    body: priceUpdateReversal,
    answer: priceUpdate,
    errors: PRICE_UPDATE_ERRORS,
  }),
} as const;
