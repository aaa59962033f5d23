import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

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
