import { createServer } from "node:http";
import type { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { AddressInfo } from "node:net";

/** A message that a carrier accepted; a mail's id is its Message-ID, and its text all of it. */
export interface CarriedMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  /** Of `performance.now()`. */
  readonly at: number;
}

/**
 * How a carrier treats messages: it accepts them after a time, answers with a failure status (of HTTP, or of SMTP for
 * their recipients), or never answers.
 */
export type CarrierBehavior =
  | { readonly kind: "take"; readonly afterMs: number }
  | { readonly kind: "fail"; readonly status: number }
  | { readonly kind: "hang" };

/** A carrier on loopback that records its messages. */
export interface TestCarrier {
  /** For SMTP_URL or SMS_GATEWAY_URL. */
  readonly url: string;
  readonly messages: readonly CarriedMessage[];
  behave(behavior: CarrierBehavior): void;
  stop(): Promise<void>;
}

/** One carrier of each channel. */
export interface TestCarriers {
  readonly email: TestCarrier;
  readonly sms: TestCarrier;
  /** What a server finds them by. */
  readonly settings: { readonly SMTP_URL: string; readonly SMS_GATEWAY_URL: string };
  behave(behavior: CarrierBehavior): void;
  stop(): Promise<void>;
}

/** Starts a mail server and an HTTP gateway that accept messages at once until a test changes that. */
export async function startTestCarriers(): Promise<TestCarriers> {
  const [email, sms] = await Promise.all([startMailServer(), startSmsGateway()]);
  return {
    email,
    sms,
    settings: { SMTP_URL: email.url, SMS_GATEWAY_URL: sms.url },
    behave: (behavior) => [email, sms].forEach((carrier) => carrier.behave(behavior)),
    stop: async () => {
      await Promise.all([email.stop(), sms.stop()]);
    },
  };
}

interface CarrierRecord extends Pick<TestCarrier, "messages" | "behave"> {
  behavior(): CarrierBehavior;
  take(message: Omit<CarriedMessage, "at">, afterMs: number): Promise<void>;
}

// What both carriers are behind their protocols.
function createRecord(): CarrierRecord {
  const messages: CarriedMessage[] = [];
  let behavior: CarrierBehavior = { kind: "take", afterMs: 0 };
  return {
    messages,
    behavior: () => behavior,
    behave: (next) => {
      behavior = next;
    },
    take: async (message, afterMs) => {
      if (afterMs > 0) await delay(afterMs);
      messages.push({ ...message, at: performance.now() });
    },
  };
}

async function startSmsGateway(): Promise<TestCarrier> {
  const record = createRecord();
  const server = createServer((request, response) => {
    void readText(request).then(async (body) => {
      const behavior = record.behavior();
      if (behavior.kind === "hang") return;
      if (behavior.kind === "fail") return void response.writeHead(behavior.status).end();
      const { id, to, text }: Readonly<Record<string, unknown>> = JSON.parse(body);
      await record.take({ id: String(id), to: String(to), text: String(text) }, behavior.afterMs);
      response.writeHead(200).end();
    });
  });
  return {
    messages: record.messages,
    behave: record.behave,
    url: `http://127.0.0.1:${await listen(server)}/send`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function startMailServer(): Promise<TestCarrier> {
  const record = createRecord();
  const receive = async (stream: Readable, to: string, answer: () => void): Promise<void> => {
    const text = await readText(stream);
    const behavior = record.behavior();
    if (behavior.kind !== "take") return;
    await record.take({ id: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? "", to, text }, behavior.afterMs);
    answer();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      const behavior = record.behavior();
      if (behavior.kind === "fail")
        done(Object.assign(new Error("No such mailbox here"), { responseCode: behavior.status }));
      else done();
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(",");
      void receive(stream, to, done);
    },
  });
  // Callers that are cut off end their connections in the middle.
  server.on("error", () => undefined);
  return {
    messages: record.messages,
    behave: record.behave,
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

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
