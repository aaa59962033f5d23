import type { TypedLead } from "./lead.ts";

/** The way of a lead to the operator. */
export interface LeadPort {
  /** Rejects with Invalid where a field is wrong, with TooManyRequests where an address wrote too often. */
  send(lead: TypedLead, signal: AbortSignal): Promise<void>;
}
