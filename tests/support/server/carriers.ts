import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/** A text message that a gateway received. */
export interface SentSms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

/** How a gateway treats messages: it accepts them after a time, answers with a failure status, or never answers. */
export type GatewayBehavior =
  | { readonly kind: "take"; readonly afterMs: number }
  | { readonly kind: "fail"; readonly status: number }
  | { readonly kind: "hang" };

/** An HTTP gateway for text messages on loopback that records its messages. */
export interface SmsGateway {
  /** For SMS_GATEWAY_URL. */
  readonly url: string;
  readonly messages: readonly SentSms[];
  behave(behavior: GatewayBehavior): void;
  stop(): Promise<void>;
}

/** Starts a gateway that accepts messages at once until a test changes that; `at` is of `performance.now()`. */
export async function startSmsGateway(port = 0): Promise<SmsGateway> {
  const messages: SentSms[] = [];
  let behavior: GatewayBehavior = { kind: "take", afterMs: 0 };
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      if (behavior.kind === "hang") return;
      if (behavior.kind === "fail") return void response.writeHead(behavior.status).end();
      if (behavior.afterMs > 0) await delay(behavior.afterMs);
      messages.push({ ...decode(body), at: performance.now() });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The gateway has no port");
  return {
    url: `http://127.0.0.1:${address.port}/send`,
    messages,
    behave: (next) => {
      behavior = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function decode(body: string): Omit<SentSms, "at"> {
  const sent: Readonly<Record<string, unknown>> = JSON.parse(body);
  return { id: String(sent["id"]), to: String(sent["to"]), text: String(sent["text"]) };
}

/** A mail that a sink received. */
export interface SunkMail {
  readonly to: string;
  readonly messageId: string;
  readonly at: number;
}

/** How a sink treats mails: it accepts them after a time, rejects their recipients for good, or never answers. */
export type SinkBehavior =
  | { readonly kind: "take"; readonly afterMs: number }
  | { readonly kind: "refuse" }
  | { readonly kind: "hang" };

/** A mail server on loopback that records its mails. */
export interface SmtpSink {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly SunkMail[];
  behave(behavior: SinkBehavior): void;
  stop(): Promise<void>;
}

/** Starts a mail server that accepts mails at once until a test changes that; `at` is of `performance.now()`. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  let behavior: SinkBehavior = { kind: "take", afterMs: 0 };
  const take = async (stream: SMTPServerDataStream, to: string, answer: () => void): Promise<void> => {
    const text = await readAll(stream);
    if (behavior.kind !== "take") return;
    if (behavior.afterMs > 0) await delay(behavior.afterMs);
    mails.push({ to, messageId: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? "", at: performance.now() });
    answer();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      if (behavior.kind === "refuse")
        done(Object.assign(new Error("No such mailbox here"), { responseCode: 550 }));
      else done();
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(",");
      void take(stream, to, done);
    },
  });
  // Callers that are cut off end their connections in the middle.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The sink has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    behave: (next) => {
      behavior = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
