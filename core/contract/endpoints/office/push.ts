import { PUSH_PERMISSION } from "#core/push/push.ts";
import { pushChoice, pushState } from "../../push.ts";
import { endpoint } from "../define-endpoint.ts";

const STAFF_PATH = "/operations/push";

/** Web push to the device of a staff session, for the selected organization. */
export const PUSH_ENDPOINTS = {
  readPush: endpoint("GET", STAFF_PATH, {
    permission: PUSH_PERMISSION,
    summary: "The key to subscribe with, and whether this session's device gets a push for new orders",
    answer: pushState,
  }),
  switchPush: endpoint("PUT", STAFF_PATH, {
    permission: PUSH_PERMISSION,
    summary: "Switches this session's device on for the locations of its user, or off with null",
    body: pushChoice,
    answer: pushState,
  }),
} as const;
