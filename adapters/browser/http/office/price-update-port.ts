import type { PriceUpdatePort } from "#core/menu/price-update/price-update.ports.ts";
import type { CallOffice } from "../caller.ts";

const PER_PAGE = 25;

/** Price updates over the wire; the organization is the one that the session selected. */
export function createPriceUpdatePort(call: CallOffice): PriceUpdatePort {
  return {
    listPriceUpdates: (page, signal) =>
      call("listPriceUpdates", { query: { page, perPage: PER_PAGE } }, signal),
    loadPriceUpdate: (id, signal) => call("loadPriceUpdate", { params: { id } }, signal),
    createPriceUpdate: (update, signal) => call("createPriceUpdate", { body: update }, signal),
    revisePriceUpdate: (id, revision, signal) =>
      call("revisePriceUpdate", { params: { id }, body: revision }, signal),
    applyPriceUpdate: (id, version, confirmedPrice, signal) =>
      call("applyPriceUpdate", { params: { id }, body: { version, confirmedPrice } }, signal),
    revertPriceUpdate: (id, version, signal) =>
      call("revertPriceUpdate", { params: { id }, body: { version } }, signal),
  };
}
