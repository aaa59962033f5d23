import { err, ok, type Result } from "#core/kernel/result.ts";
import { hostModeOf, hostName, isDomainName, type HostRules } from "#core/shop/shop-from-host.ts";

/** The hosts of an installation as a shop's people may know them. */
export type InstallationHosts = Pick<HostRules, "baseHost" | "dinerHosts">;

/** The own domain of a shop as it is held (HOST-16). */
export interface HeldShopDomain {
  readonly version: number;
  /** In lower case; null where the shop has none. */
  readonly domain: string | null;
  /** Where the shop is served whatever domain it has. */
  readonly ownHost: string;
  /** What the record of a domain points to. */
  readonly target: string;
  readonly hosts: InstallationHosts;
}

/** Why a domain is refused. */
export type DomainProblem = "validation.host" | "validation.host_reserved" | "validation.host_taken";

/** What is wrong with a domain but that another shop has it; null when nothing is. The product's own hosts are reserved. */
export function domainProblem(domain: string, hosts: InstallationHosts): DomainProblem | null {
  if (!isDomainName(domain)) return "validation.host";
  const { kind } = hostModeOf(domain, { ...hosts, demo: false });
  return kind === "domain" ? null : "validation.host_reserved";
}

/** What somebody means by a host that was typed or pasted: without scheme, path and port, in lower case. */
export function typedHost(typed: string): string {
  const [host = ""] = typed
    .trim()
    .replace(/^https?:\/\//iu, "")
    .split(/[/?#]/u);
  return hostName(host);
}

/** A domain while it is typed; empty is none. */
export interface DomainDraft {
  readonly typed: string;
}

/** The domain of a draft; null is none. */
export function readDomainDraft(
  { typed }: DomainDraft,
  hosts: InstallationHosts,
): Result<string | null, DomainProblem> {
  const host = typedHost(typed);
  if (host === "") return ok(null);
  const problem = domainProblem(host, hosts);
  return problem === null ? ok(host) : err(problem);
}
