import { once } from "node:events";
import { open } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import type { Writable } from "node:stream";

/** Where tickets go: a network printer, a device of this machine, or the standard output. */
export type PrinterAddress =
  | { readonly kind: "network"; readonly host: string; readonly port: number }
  | { readonly kind: "device"; readonly path: string }
  | { readonly kind: "output" };

/** A printer that answered. */
export interface OpenPrinter {
  /** Done when it has taken all of it. */
  write(bytes: Uint8Array): Promise<void>;
  close(): void;
}

const RAW_PORT = 9100;
const ANSWER_MS = 5000;
const CLOSE_MS = 1000;

/** Reads how a person names a printer; null where it names none. */
export function printerAddress(text: string): PrinterAddress | null {
  if (text === "-") return { kind: "output" };
  if (text.startsWith("/") || text.startsWith("./")) return { kind: "device", path: text };
  const match = /^(?<host>[A-Za-z0-9._-]+|\[[0-9a-fA-F:]+\])(?::(?<port>\d{1,5}))?$/.exec(text);
  const host = match?.groups?.["host"];
  if (host === undefined) return null;
  const port = Number(match?.groups?.["port"] ?? RAW_PORT);
  return port > 0 && port < 65_536 ? { kind: "network", host: host.replace(/^\[|\]$/g, ""), port } : null;
}

/** Reaches a printer, or rejects: before a ticket is taken, so that one that is off takes none. */
export async function connectPrinter(address: PrinterAddress, output: Writable): Promise<OpenPrinter> {
  switch (address.kind) {
    case "network":
      return openNetworkPrinter(address.host, address.port);
    case "device": {
      const device = await open(address.path, "a");
      return { write: (bytes) => device.writeFile(bytes), close: () => void device.close() };
    }
    case "output":
      return { write: (bytes) => writeTo(output, bytes), close: () => undefined };
  }
}

async function openNetworkPrinter(host: string, port: number): Promise<OpenPrinter> {
  const socket = connect({ host, port });
  socket.on("error", () => undefined);
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return { write: (bytes) => sendAll(socket, bytes), close: () => socket.destroy() };
}

// Done when the last byte left this machine. Whether a printer then closes its side differs by make, so that is waited
// for a moment and means nothing: taken for a failure it would print the ticket twice.
async function sendAll(socket: Socket, bytes: Uint8Array): Promise<void> {
  const closed = once(socket, "close", { signal: AbortSignal.timeout(CLOSE_MS) }).catch(() => undefined);
  socket.resume();
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.end(bytes, resolve);
  });
  await closed;
}

function writeTo(output: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
