import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A name server on this machine. */
export interface TestNameServer {
  /** Its address with its port, as NAME_SERVERS takes it. */
  readonly address: string;
  /** What it answers by `type host`, such as `CNAME shop.example`; anything else does not exist. */
  readonly records: Map<string, string>;
  stop(): Promise<void>;
}

const TYPES: ReadonlyMap<number, string> = new Map([
  [1, "A"],
  [5, "CNAME"],
  [28, "AAAA"],
]);
const HEADER = 12;
const NO_SUCH_NAME = 0x81_83;
const ANSWERED = 0x81_80;

/** Starts a name server that knows addresses (A) and other names (CNAME). */
export async function startNameServer(): Promise<TestNameServer> {
  const records = new Map<string, string>();
  const socket = createSocket("udp4");
  socket.on("message", (asked, { port, address }) => {
    const { host, end } = nameIn(asked, HEADER);
    const type = asked.readUInt16BE(end);
    const found = records.get(`${TYPES.get(type) ?? "?"} ${host}`);
    const isKnown = [...records.keys()].some((key) => key.endsWith(` ${host}`));
    const head = Buffer.alloc(HEADER);
    asked.copy(head, 0, 0, 2);
    head.writeUInt16BE(isKnown ? ANSWERED : NO_SUCH_NAME, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(found === undefined ? 0 : 1, 6);
    const question = asked.subarray(HEADER, end + 4);
    const answer = found === undefined ? Buffer.alloc(0) : answerOf(type, found);
    socket.send(Buffer.concat([head, question, answer]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function nameIn(message: Buffer, start: number): { readonly host: string; readonly end: number } {
  const labels: string[] = [];
  let at = start;
  while ((message[at] ?? 0) > 0) {
    const length = message[at] ?? 0;
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { host: labels.join(".").toLowerCase(), end: at + 1 };
}

function answerOf(type: number, value: string): Buffer {
  const content =
    type === 5
      ? Buffer.concat([
          ...value.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
          Buffer.from([0]),
        ])
      : Buffer.from(value.split(".").map(Number));
  const fixed = Buffer.alloc(HEADER);
  // Of the name in the question.
  fixed.writeUInt16BE(0xc0_0c, 0);
  fixed.writeUInt16BE(type, 2);
  fixed.writeUInt16BE(1, 4);
  fixed.writeUInt32BE(60, 6);
  fixed.writeUInt16BE(content.length, 10);
  return Buffer.concat([fixed, content]);
}
