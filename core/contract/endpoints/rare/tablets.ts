import { TABLET_PERMISSION } from "#core/account/tablet/shared-tablet.ts";
import type { LocationId, TabletId } from "#core/kernel/id.ts";
import { idParams } from "../../list/query.ts";
import {
  personSwitch,
  pinChoice,
  pinState,
  sharedTablet,
  sharedTablets,
  tabletState,
} from "../../account/tablet.ts";
import { endpoint } from "../define-endpoint.ts";

const PIN_PATH = "/operations/pin";

/** The own PIN, and the tablets that staff of a location share. */
export const TABLET_ENDPOINTS = {
  readTablet: endpoint("GET", "/tablet", {
    permission: "public",
    summary: "Whom this browser offers where it is a shared tablet; null where it is none",
    answer: tabletState,
  }),
  switchPerson: endpoint("POST", "/tablet/person", {
    permission: "public",
    summary: "Ends this shared tablet's session and begins one of somebody else, by PIN",
    body: personSwitch,
    refusals: [404],
    errors: ["auth.pin_wrong"],
  }),
  readPin: endpoint("GET", PIN_PATH, {
    permission: TABLET_PERMISSION,
    summary: "Whether the person has a PIN in the selected organization",
    answer: pinState,
  }),
  writePin: endpoint("PUT", PIN_PATH, {
    permission: TABLET_PERMISSION,
    summary: "Sets the own PIN for the selected organization after the password, or removes it with null",
    body: pinChoice,
    answer: pinState,
    errors: ["auth.password_wrong"],
  }),
  listTablets: endpoint("GET", "/operations/tablets", {
    permission: "tablets.share",
    summary: "The shared tablets of the locations that the person manages",
    answer: sharedTablets,
  }),
  shareTablet: endpoint("POST", "/operations/locations/{id}/tablets", {
    permission: "tablets.share",
    summary: "Makes this browser a shared tablet of a location, of no other from then on",
    params: idParams<LocationId>(),
    answer: sharedTablet,
    statuses: [201],
  }),
  revokeTablet: endpoint("POST", "/operations/tablets/{id}/revocation", {
    permission: "tablets.share",
    summary: "Takes a shared tablet back; its sessions by PIN end",
    params: idParams<TabletId>(),
  }),
} as const;
