/** What name servers say of a host: the names that it is another name of, and its addresses. */
export interface HostRecords {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

/** Whether the domain of a shop leads to the product: it does, it leads elsewhere, nowhere, or nobody could say. */
export const DOMAIN_STATES = ["here", "elsewhere", "missing", "unknown"] as const;

/** One of them. */
export type DomainState = (typeof DOMAIN_STATES)[number];

/** The state of a domain with what was found of it. */
export interface DomainReport {
  readonly state: DomainState;
  /** Names and addresses that it leads to, a few of them. */
  readonly found: readonly string[];
}

const MAX_FOUND = 4;

/**
 * What the records of a domain say (HOST-17): it leads here as another name of the target, or by an address that the
 * target has too. Null where the name servers did not answer.
 */
export function domainReport(
  target: string,
  found: HostRecords | null,
  ofTarget: HostRecords | null,
): DomainReport {
  if (found === null) return { state: "unknown", found: [] };
  const all = [...found.names, ...found.addresses];
  if (all.length === 0) return { state: "missing", found: [] };
  const shown = all.slice(0, MAX_FOUND);
  const isAlias = found.names.includes(target);
  const isSame = found.addresses.some((address) => ofTarget?.addresses.includes(address) === true);
  if (isAlias || isSame) return { state: "here", found: shown };
  return { state: ofTarget === null ? "unknown" : "elsewhere", found: shown };
}
