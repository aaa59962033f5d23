import type { AddressInfo } from "node:net";

/** Has a server listen on a free port of loopback; answers the port. */
export async function listen(server: {
  listen(port: number, host: string, listening: () => void): unknown;
  address(): AddressInfo | string | null;
}): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The carrier has no port");
  return address.port;
}
