import type { ServerConfig } from "#adapters/server/config/config.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { Expected } from "./verify-passkey.ts";

/** What knowing the own hosts needs. */
export interface PasskeyHostDeps {
  readonly config: Pick<ServerConfig, "publicUrl">;
  readonly directory: Pick<ShopDirectory, "ofHost">;
}

/**
 * The host that passkeys are made and used for: the one of the call, which serves landing and back office or a shop (404 on
 * any other), at the scheme and port of the public address.
 */
export async function passkeyHost(
  { config, directory }: PasskeyHostDeps,
  { host, hostName }: Pick<Visitor, "host" | "hostName">,
): Promise<Omit<Expected, "challenge">> {
  if (host.kind !== "diner" && (await directory.ofHost(host)) === null) throw notFound();
  const { protocol, port } = new URL(config.publicUrl);
  return { host: hostName, origin: `${protocol}//${hostName}${port === "" ? "" : `:${port}`}` };
}
