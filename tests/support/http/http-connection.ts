// By hand and not undici: a call takes 22 us of CPU here and 38 there, next to a server that is measured on the same two
// cores, and what is fuzzed are requests that undici does not send.
import { createConnection, type Socket } from "node:net";

/** A request without its address. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** An answer, its body as the bytes that came. */
export interface RawAnswer {
  readonly status: number;
  /** By lower-case name; `set-cookie` lines are joined by line feeds. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** One kept-alive connection to this machine, for one request after the other; a stream of events is left at its head. */
export interface HttpConnection {
  /** Rejects with ConnectionLost when the connection ends before the answer is whole; the next request opens a new one. */
  send(request: HttpRequest): Promise<RawAnswer>;
  /** Gives up what is on its way, as a connection that ends does; the next request opens a new one. */
  close(): void;
}

/** The server went away before its answer was whole: nobody knows what became of the request. */
export class ConnectionLost extends Error {}

interface Waiting {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (error: Error) => void;
}

// The server closes a connection that rests for 72 seconds; a request on its way meanwhile would be lost.
const MAX_IDLE_MS = 60_000;

/** A client that costs little compared to what it measures: a socket, a head, a body of known length. */
export function createHttpConnection(port: number): HttpConnection {
  let socket: Socket | null = null;
  let waiting: Waiting | null = null;
  let held: Buffer = Buffer.alloc(0);
  let usedAt = 0;

  function lose(error: Error): void {
    socket?.destroy();
    socket = null;
    held = Buffer.alloc(0);
    const lost = waiting;
    waiting = null;
    lost?.reject(new ConnectionLost(error.message, { cause: error }));
  }

  function receive(bytes: Buffer): void {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const answer = readAnswer(held);
    if (answer === null || waiting === null) return;
    held = Buffer.alloc(0);
    usedAt = performance.now();
    const { resolve } = waiting;
    waiting = null;
    if (isStream(answer.headers)) socket?.destroy();
    if (isStream(answer.headers) || answer.headers.get("connection") === "close") socket = null;
    resolve(answer);
  }

  function open(): Socket {
    const opened = createConnection({ port, host: "127.0.0.1", noDelay: true });
    opened.on("data", (bytes) => socket === opened && receive(bytes));
    opened.on("error", (error) => socket === opened && lose(error));
    opened.on("close", () => socket === opened && lose(new Error("The connection was closed")));
    return opened;
  }

  return {
    send(request) {
      if (waiting !== null) throw new Error("One request at a time: open another connection");
      if (socket !== null && performance.now() - usedAt > MAX_IDLE_MS) {
        const idle = socket;
        socket = null;
        idle.destroy();
      }
      socket ??= open();
      const { body = "" } = request;
      const head = headOf(request, port);
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket?.write(typeof body === "string" ? head + body : Buffer.concat([Buffer.from(head), body]));
      });
    },
    close: () => lose(new Error("The connection was given up")),
  };
}

function headOf({ method, path, headers = {}, body }: HttpRequest, port: number): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const host = headers["host"] === undefined ? `host: localhost:${port}\r\n` : "";
  const length = body === undefined ? "" : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${host}${lines.join("")}${length}\r\n`;
}

function readAnswer(bytes: Buffer): RawAnswer | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  const status = Number(first.split(" ")[1]);
  const rest = bytes.subarray(end + 4);
  const body = bodyOf(status, headers, rest);
  return body === null ? null : { status, headers, body };
}

function isStream(headers: ReadonlyMap<string, string>): boolean {
  return headers.get("content-type")?.startsWith("text/event-stream") === true;
}

function bodyOf(status: number, headers: ReadonlyMap<string, string>, rest: Buffer): Buffer | null {
  if (status === 204 || status === 304 || isStream(headers)) return Buffer.alloc(0);
  if (headers.get("transfer-encoding") === "chunked") return unchunk(rest);
  const length = Number(headers.get("content-length") ?? 0);
  return rest.length < length ? null : rest.subarray(0, length);
}

function unchunk(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf("\r\n", at);
    if (end < 0) return null;
    const length = Number.parseInt(bytes.toString("latin1", at, end), 16);
    const next = end + 2 + length + 2;
    if (bytes.length < next) return null;
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + length));
    at = next;
  }
}
