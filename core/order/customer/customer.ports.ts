import type { CustomerId } from "#core/kernel/id.ts";
import type { CustomerCard } from "./customer-card.ts";

/** What staff asks and says about customers. */
export interface CustomerPort {
  loadCustomer(id: CustomerId, signal: AbortSignal): Promise<CustomerCard>;
  /** Lets a customer order no more, with a reason, or again (null). Answers the card as it is then. */
  blockCustomer(id: CustomerId, reason: string | null, signal: AbortSignal): Promise<CustomerCard>;
}
