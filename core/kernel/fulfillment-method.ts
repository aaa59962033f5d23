/** How an order reaches its customer (FULFILLMENT-1); labels are Ridicare and Livrare. */
export type FulfillmentMethod = "pickup" | "delivery";

/** Both methods in the order in which they are shown. */
export const FULFILLMENT_METHODS = ["pickup", "delivery"] as const satisfies readonly FulfillmentMethod[];

/** The method chosen when nothing else decides (FULFILLMENT-1). */
export const DEFAULT_FULFILLMENT_METHOD: FulfillmentMethod = "delivery";
