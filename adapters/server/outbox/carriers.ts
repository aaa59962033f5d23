import type { Transporter } from "nodemailer";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { ClaimedMessage } from "./outbox.queries.ts";

/** Takes one message to its recipient; rejects when it could not. */
export type Carrier = (message: ClaimedMessage) => Promise<void>;

/** How messages leave the house; a channel without a carrier stays in the outbox. */
export interface Carriers {
  readonly email: Carrier | null;
  readonly sms: Carrier | null;
}

const PROVIDER_MILLIS = 3000;

/** Carriers of the providers that are configured. */
export function createCarriers(config: ServerConfig): Carriers {
  const { smtpUrl, smsGatewayUrl, publicUrl } = config;
  return {
    email: smtpUrl === null ? null : mailCarrier(smtpUrl, `no-reply@${new URL(publicUrl).hostname}`),
    sms: smsGatewayUrl === null ? null : smsCarrier(smsGatewayUrl),
  };
}

function mailCarrier(smtpUrl: string, sender: string): Carrier {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get("from") ?? sender;
  url.search = "";
  let transport: Promise<Transporter> | null = null;
  // Loaded with the first mail: most installations that start send none.
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport(url.toString(), { from });
  };
  return async ({ recipient, subject, text, id }) => {
    transport ??= connect();
    await (
      await transport
    ).sendMail({
      to: recipient,
      subject: subject ?? "",
      text,
      messageId: `<${id}@${url.hostname}>`,
    });
  };
}

// The gateway takes {id, to, text} as JSON; user and password of its address go as basic authentication.
function smsCarrier(gatewayUrl: string): Carrier {
  const url = new URL(gatewayUrl);
  const credentials =
    url.username === ""
      ? null
      : btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`);
  url.username = "";
  url.password = "";
  return async ({ id, recipient, text }) => {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(PROVIDER_MILLIS),
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(credentials === null ? {} : { authorization: `Basic ${credentials}` }),
      },
      body: JSON.stringify({ id, to: recipient, text }),
    });
    if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
  };
}
