import { hostName } from "./shop-from-host.ts";

const NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]", "zen.test"]);
const DIGITS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:.]*:[0-9a-f:.]*)$/u;

/**
 * Whether the demo shows its outbox and lets its people in under a host (DEMO-4): names that nobody else's name
 * server can lead here, and the numeric address that the server listens on.
 */
export function isDemoHost(host: string, listenHost: string): boolean {
  const name = hostName(host);
  if (NAMES.has(name) || name.endsWith(".localhost")) return true;
  if (!DIGITS.test(listenHost)) return false;
  return name === (listenHost.includes(":") ? `[${listenHost.toLowerCase()}]` : listenHost);
}
