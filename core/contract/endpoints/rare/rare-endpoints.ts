import { FACTOR_ENDPOINTS } from "./factors.ts";
import { INVITATION_ENDPOINTS } from "./invitations.ts";
import { LANDING_ENDPOINTS } from "./landing.ts";
import { PASSKEY_ENDPOINTS } from "./passkeys.ts";
import { REDIRECT_ENDPOINTS } from "./redirects.ts";
import { RUN_ENDPOINTS } from "./runs.ts";
import { TABLET_ENDPOINTS } from "./tablets.ts";

/** What pages ask for that few people open: a run, an invitation, a shared tablet, what one proves oneself with. */
export const RARE_ENDPOINTS = {
  ...FACTOR_ENDPOINTS,
  ...INVITATION_ENDPOINTS,
  ...LANDING_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...REDIRECT_ENDPOINTS,
  ...RUN_ENDPOINTS,
  ...TABLET_ENDPOINTS,
} as const;
