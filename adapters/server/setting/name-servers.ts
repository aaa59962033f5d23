import { Resolver } from "node:dns/promises";
import type { HostRecords } from "#core/setting/domain/domain-records.ts";

/** What asks name servers of hosts. */
export interface NameServers {
  /** Null where they do not answer. */
  recordsOf(host: string): Promise<HostRecords | null>;
}

const TIMEOUT_MS = 2000;
// There is no such host, or it has no such record.
const NOTHING: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/** Asks the named servers, or where none are named those of the system. */
export function createNameServers(addresses: readonly string[] | null): NameServers {
  return {
    recordsOf: async (host) => {
      const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
      if (addresses !== null) resolver.setServers(addresses);
      const [names, four, six] = await Promise.all([
        answered(resolver.resolveCname(host)),
        answered(resolver.resolve4(host)),
        answered(resolver.resolve6(host)),
      ]);
      if (names === null || four === null || six === null) return null;
      return { names: names.map((name) => name.toLowerCase()), addresses: [...four, ...six] };
    },
  };
}

async function answered(asked: Promise<string[]>): Promise<readonly string[] | null> {
  try {
    return await asked;
  } catch (error) {
    return error instanceof Error && "code" in error && NOTHING.has(error.code) ? [] : null;
  }
}
