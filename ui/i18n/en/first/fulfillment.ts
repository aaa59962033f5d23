import type { fulfillment as ro } from "../../ro/first/fulfillment.ts";
import type { Translation } from "../../wording.ts";

/** Pickup or delivery, and where to. */
export const fulfillment: Translation<typeof ro> = {
  pickup: "Pickup",
  delivery: "Delivery",
  method: "Method",
  deliverTo: "Deliver to",
  pickupFrom: "Pick up from",
  addAddress: "Add an address",
  changeAddress: "Change address",
  savedAddresses: "Saved addresses",
  courierNote: "Note for the courier",
  checkingZone: "Checking whether we deliver here…",
  deliversHere: "We deliver to this address.",
  noZoneSeveral:
    "This location does not deliver to the selected address. You can try changing the location on the menu page.",
  noZoneSingle: "Unfortunately we do not deliver to the selected address. Please choose another one.",
  methodSwitched: {
    pickup: "Switched to pickup: this location does not deliver.",
    delivery: "Switched to delivery: there is no pickup at this location.",
  },
};
