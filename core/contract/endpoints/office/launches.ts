import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import { idParams } from "../../list/query.ts";
import { wireStruct } from "../../schema/wire-struct.ts";
import { launch, publicationCommand } from "../../shop/launch.ts";
import { endpoint } from "../define-endpoint.ts";

/** Shops on their way to the public (SHOP-19, SHOP-20). */
export const LAUNCH_ENDPOINTS = {
  listLaunches: endpoint("GET", "/operations/launches", {
    permission: "hours.change",
    summary: "How far each shop of the organization is before it is published",
    answer: wireStruct({ data: Schema.Array(launch) }),
  }),
  publishShop: endpoint("POST", "/operations/shops/{id}/publication", {
    permission: "shops.publish",
    summary: "Lets the public see a shop and order there, or no longer",
    params: idParams<ShopId>(),
    body: publicationCommand,
  }),
  noteSound: endpoint("POST", "/operations/shops/{id}/sound", {
    permission: "hours.change",
    summary: "Says that somebody heard the alarm of a shop",
    params: idParams<ShopId>(),
  }),
  deleteTestOrders: endpoint("POST", "/operations/shops/{id}/test-orders/removal", {
    permission: "tests.delete",
    summary: "Deletes the test orders of a shop that are over",
    params: idParams<ShopId>(),
  }),
} as const;
