/** How an order reaches its customer (spec §9); labels are Ridicare and Livrare. */
export type FulfillmentMethod = "pickup" | "delivery";

/** Both methods in the order in which they are shown. */
export const FULFILLMENT_METHODS = ["pickup", "delivery"] as const satisfies readonly FulfillmentMethod[];

/** The method chosen when nothing else decides (spec §4). */
export const DEFAULT_FULFILLMENT_METHOD: FulfillmentMethod = "delivery";
