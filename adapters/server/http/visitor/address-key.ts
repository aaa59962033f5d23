import ipaddr from "ipaddr.js";

// A household or a server has a whole /64 of IPv6, and may use each of its addresses once.
const NETWORK_GROUPS = 4;

/**
 * What limits count an address by: an IPv4 address as it is, also where IPv6 carries it (`::ffff:192.0.2.1`), and of
 * an IPv6 address its /64. What is no address stays as it is.
 */
export function addressKey(address: string): string {
  if (!address.includes(":") || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
