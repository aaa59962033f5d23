import type { address as ro } from "../../ro/dialogs/address.ts";
import type { Translation } from "../../wording.ts";

/** An address as it is typed, and its pin on the map. */
export const address: Translation<typeof ro> = {
  street: "Street",
  number: "Number",
  city: "City",
  block: "Building",
  staircase: "Entrance",
  floor: "Floor",
  apartment: "Apartment",
  intercom: "Intercom",
  blockShort: "bldg. {value|isolate}",
  staircaseShort: "entr. {value|isolate}",
  floorShort: "fl. {value|isolate}",
  apartmentShort: "apt. {value|isolate}",
  intercomShort: "intercom {value|isolate}",
  courierNoteHint: "E.g. ring the bell, entrance through the yard",
  pinOnMap: "Set the pin on the map",
  coordinates: "Position on the map",
  pinMissing: "Put the pin on the map, at the entrance.",
  pinAt: "Pin at {latitude}, {longitude}. Move it with the arrow keys.",
  mapHint: "Press the map or move the pin with the arrow keys. We deliver in the colored area.",
  doorDetails: "Block, staircase, floor, intercom, note for the courier",
  deliverHere: "Deliver here",
  setOutFrom: "Where do you set out from?",
  anywhere: "It does not matter",
  devicePosition: "My position",
  positionRefused: "The browser does not say where you are. You can allow it in its settings.",
  positionUnknown: "We could not find out where you are. Try again.",
};
