/** The sheet that changes method, location and address, in the stack of modals. */
export const FULFILLMENT_MODAL = "fulfillment";
