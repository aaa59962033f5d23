import type { Ports } from "#core/app/ports.ts";
import { RARE_ENDPOINTS } from "#core/contract/endpoints/rare/rare-endpoints.ts";
import type { CallerOf } from "../caller.ts";
import { createInvitationPort } from "./invitation-port.ts";
import { createFactorPort, createPasskeyPort } from "./proof-ports.ts";
import { createRedirectPort } from "./redirect-port.ts";
import { createOwnRunPort, createRunLookupPort, createRunPort } from "./run-port.ts";
import { createTabletPort } from "./tablet-port.ts";

/** The ports of pages that few people open. */
export type RarePorts = Pick<
  Ports,
  "factors" | "passkeys" | "invitations" | "redirects" | "tablet" | "runs" | "ownRuns" | "runLookup" | "leads"
>;

/** Makes them; this module and what it imports load when one of them is first needed. */
export function createRarePorts(callerOf: CallerOf): RarePorts {
  const call = callerOf(RARE_ENDPOINTS);
  return {
    factors: createFactorPort(call),
    passkeys: createPasskeyPort(call),
    invitations: createInvitationPort(call),
    redirects: createRedirectPort(call),
    tablet: createTabletPort(call),
    runs: createRunPort(call),
    ownRuns: createOwnRunPort(call),
    runLookup: createRunLookupPort(call),
    leads: {
      send: async (lead, signal) => {
        await call("sendLead", { body: lead }, signal);
      },
    },
  };
}
