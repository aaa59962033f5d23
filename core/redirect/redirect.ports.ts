import type { RedirectId } from "#core/kernel/id.ts";
import type { RedirectList, RedirectRule } from "./redirect.ts";

/** Where a path of this host leads; `to` is a path of this host, or an address of another site. */
export type FoundRedirect = Pick<RedirectRule, "to" | "status">;

/** The redirects of a shop's organization. */
export interface RedirectPort {
  /** Null where the path leads nowhere else. */
  findRedirect(path: string, signal: AbortSignal): Promise<FoundRedirect | null>;
  listRedirects(signal: AbortSignal): Promise<RedirectList>;
  /** Rejects with Invalid on what `redirectProblems` names. */
  addRedirect(rule: RedirectRule, signal: AbortSignal): Promise<void>;
  removeRedirect(id: RedirectId, signal: AbortSignal): Promise<void>;
}

/** The way to another site. */
export interface DeparturePort {
  /** Leaves the product; the page that is left does not stay in the history. */
  leaveFor(address: string): Promise<void>;
}
