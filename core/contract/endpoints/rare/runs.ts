import type { OrderId } from "#core/kernel/id.ts";
import { courierAction, courierOrder, ownRuns, foundRun, runToken, typedRunLookup } from "../../courier.ts";
import { idParams } from "../../list/query.ts";
import { endpoint } from "../define-endpoint.ts";
import { MOVE_ERRORS } from "../error-key.ts";

/** What the courier does, by the unguessable token of a link or signed in. */
export const RUN_ENDPOINTS = {
  loadRun: endpoint("GET", "/co/{token}", {
    permission: "public",
    summary: "The order of a courier's link; a link that is void or unknown is 404",
    params: runToken,
    answer: courierOrder,
  }),
  actOnRun: endpoint("POST", "/co/{token}/events", {
    permission: "public",
    summary: "What the courier did, once an id, as a move of the order",
    params: runToken,
    body: courierAction,
    answer: courierOrder,
    errors: MOVE_ERRORS,
  }),
  lookUpRun: endpoint("POST", "/co/lookup", {
    permission: "public",
    summary: "The run that an order's number and PIN fit; one answer for all misses",
    body: typedRunLookup,
    answer: foundRun,
    refusals: [404],
  }),
  listOwnRuns: endpoint("GET", "/runs", {
    permission: "runs.own",
    summary: "The orders that the courier brings: those under way, then those of the last twelve hours",
    answer: ownRuns,
  }),
  loadOwnRun: endpoint("GET", "/runs/{id}", {
    permission: "runs.own",
    summary: "An order that the courier brings; anybody else's is 404",
    params: idParams<OrderId>(),
    answer: courierOrder,
  }),
  actOnOwnRun: endpoint("POST", "/runs/{id}/events", {
    permission: "runs.own",
    summary: "What the courier did, once an id, as a move of the order",
    params: idParams<OrderId>(),
    body: courierAction,
    answer: courierOrder,
    errors: MOVE_ERRORS,
  }),
} as const;
