import type { Transporter } from "nodemailer";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { OUTBOX_CHANNELS, type OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import type { OutboxMessage } from "./message.ts";

/** The part of a message that a carrier gets. */
export type CarriedMessage = Pick<OutboxMessage, "id" | "recipient" | "subject" | "text">;

/**
 * Takes one message to its recipient; rejects when it could not, with `Undeliverable` when it never will. Stops
 * at once when the signal aborts.
 */
export type Carrier = (message: CarriedMessage, signal: AbortSignal) => Promise<void>;

/** The carrier of each channel; a channel without a carrier stays in the outbox until its messages expire. */
export interface Carriers {
  readonly email: Carrier | null;
  readonly sms: Carrier | null;
}

/** A message that no attempt will ever bring to its recipient. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}

/** The channels that messages should leave by: a demo without carriers is read at /dev/outbox, anywhere else what does not go out is behind. */
export function carriedChannels(config: ServerConfig): readonly OutboxChannel[] {
  const carriers = createCarriers(config);
  // Push needs no setting: each device names its own service.
  return OUTBOX_CHANNELS.filter(
    (channel) => !config.demo || channel === "push" || carriers[channel] !== null,
  );
}

/** Carriers of the providers that are configured. */
export function createCarriers({
  smtpUrl,
  smsGatewayUrl,
  publicUrl,
}: Pick<ServerConfig, "smtpUrl" | "smsGatewayUrl" | "publicUrl">): Carriers {
  return {
    email: smtpUrl === null ? null : mailCarrier(smtpUrl, new URL(publicUrl).hostname),
    sms: smsGatewayUrl === null ? null : smsCarrier(smsGatewayUrl),
  };
}

function mailCarrier(smtpUrl: string, host: string): Carrier {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get("from") ?? `no-reply@${host}`;
  url.search = "";
  let transport: Promise<Transporter> | null = null;
  // Loaded with the first mail: most installations that start send none.
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport(url.toString(), { from });
  };
  return async ({ recipient, subject, text, id }, signal) => {
    transport ??= connect();
    const mail = { to: recipient, subject: subject ?? "", text, messageId: `<${id}@${host}>`, signal };
    await (await transport).sendMail(mail).catch((error: unknown) => {
      throw isRefusedMail(error) ? new Undeliverable(reasonOf(error)) : error;
    });
  };
}

// 5yz to the recipient or to the text of a mail is for good (RFC 5321, 4.2.1); to a greeting or a password it is not
// the mail's fault.
function isRefusedMail(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error && "responseCode" in error)) return false;
  const isOfTheMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isOfTheMail && typeof error.responseCode === "number" && error.responseCode >= 500;
}

// Statuses by which a gateway refuses a number or text for good.
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 413, 422]);

// The gateway takes {id, to, text} as JSON; user and password of its address go as basic authentication.
function smsCarrier(gatewayUrl: string): Carrier {
  const url = new URL(gatewayUrl);
  const credentials =
    url.username === ""
      ? null
      : btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`);
  url.username = "";
  url.password = "";
  return async ({ id, recipient, text }, signal) => {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal,
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(credentials === null ? {} : { authorization: `Basic ${credentials}` }),
      },
      body: JSON.stringify({ id, to: recipient, text }),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const reason = `The gateway answered ${response.status}`;
    throw REFUSED_STATUSES.has(response.status) ? new Undeliverable(reason) : new Error(reason);
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
