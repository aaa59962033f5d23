/** What a host serves (HOST-2). */
export type HostMode =
  /** Landing, back office, and every shop under /shops/{shop}. */
  | { readonly kind: "diner" }
  /** One shop at the root. */
  | { readonly kind: "shop"; readonly slug: string }
  /** The shop with this custom domain, if there is one. */
  | { readonly kind: "domain"; readonly domain: string }
  /** A 404 page, never a redirect. */
  | { readonly kind: "unknown" };

/** The hosts of an installation; names are without port. */
export interface HostRules {
  /** Shops live at {slug}.{baseHost}, landing and back office at diner.{baseHost}. */
  readonly baseHost: string;
  /** More hosts of landing and back office. */
  readonly dinerHosts: readonly string[];
  /** Numeric addresses count as diner hosts, so that a phone on the same network can open the site. */
  readonly demo: boolean;
}

/** Words that no shop may have as its slug. */
export const RESERVED_SLUGS = ["diner", "www", "api", "admin"] as const;

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const SLUG = new RegExp(`^${LABEL}$`);
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`);
const DIGITS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;

/** Decides by the Host header (case, port and a final dot do not matter). A domain still has to be looked up. */
export function hostModeOf(host: string, rules: HostRules): HostMode {
  const name = hostName(host);
  if (name === `diner.${hostName(rules.baseHost)}`) return { kind: "diner" };
  if (rules.dinerHosts.some((diner) => hostName(diner) === name)) return { kind: "diner" };
  if (DIGITS.test(name)) return rules.demo ? { kind: "diner" } : { kind: "unknown" };
  const base = `.${hostName(rules.baseHost)}`;
  if (name.endsWith(base)) {
    const slug = name.slice(0, -base.length);
    return isShopSlug(slug) ? { kind: "shop", slug } : { kind: "unknown" };
  }
  return DOMAIN.test(name) ? { kind: "domain", domain: name } : { kind: "unknown" };
}

/** Most characters of a host's name. */
export const MAX_HOST_LENGTH = 253;

/** Whether a name could be a domain: labels of letters, digits and hyphens, the last one not of digits alone. */
export function isDomainName(name: string): boolean {
  return name.length <= MAX_HOST_LENGTH && DOMAIN.test(name) && !/\.\d+$/.test(name);
}

/** Whether a shop may have this slug: one label of a host name in lower case, not a reserved word. */
export function isShopSlug(slug: string): boolean {
  return SLUG.test(slug) && !RESERVED_SLUGS.some((reserved) => reserved === slug);
}

/** A host's name as it is compared: lower case, without port and final dot. */
export function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");
}
