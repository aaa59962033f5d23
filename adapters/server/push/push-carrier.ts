import type { Queries } from "#adapters/server/db/prepared.ts";
import { type Carrier, Undeliverable } from "#adapters/server/outbox/carriers.ts";
import { ORDER_PUSH_LIFETIME_MS } from "#core/order/lifecycle/order-notice.ts";
import { ARRIVAL_MS, isPushEndpoint, PUSH_HOSTS } from "#core/push/push.ts";
import type { PushKeys } from "./push-keys.ts";
import { findPushTarget, forgetPushDevice } from "./push.queries.ts";

/** What sending web push needs. */
export interface PushCarrierDeps {
  readonly database: Queries;
  readonly keys: PushKeys;
  /** Where push services find who sends. */
  readonly publicUrl: string;
  /** The hosts that may be called; those of core unless a test brings its own. */
  readonly hosts?: readonly string[];
  readonly post?: PostPush;
}

/** Posts a push; `fetch` unless a test brings its own. */
export type PostPush = (
  url: string,
  request: {
    readonly method: "POST";
    readonly redirect: "manual";
    readonly signal: AbortSignal;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array<ArrayBuffer>;
  },
) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  readonly body: { cancel(): Promise<void> } | null;
}>;

// The subscription is over (RFC 8030, 7.3).
const GONE: ReadonlySet<number> = new Set([404, 410]);
// This message will not be taken, however often it is sent.
const REFUSED: ReadonlySet<number> = new Set([400, 413]);

/**
 * Brings the outbox's pushes to the devices that they name, encrypted for them. The address is checked again, since
 * a database may hold what an older list allowed; a redirect is not followed (BOARD-28).
 */
export function createPushCarrier(deps: PushCarrierDeps): Carrier {
  const { database, keys, hosts = PUSH_HOSTS, post = fetch } = deps;
  const subject = subjectOf(deps.publicUrl);
  return async ({ recipient, text }, signal) => {
    const device = await findPushTarget(database, recipient);
    if (device === null) throw new Undeliverable("The device was switched off");
    if (!isPushEndpoint(device.endpoint, hosts)) throw new Undeliverable("No known push service");
    // Loaded with the first push: most installations that start send none.
    const { default: webPush } = await import("web-push");
    const { cipherText } = webPush.encrypt(device.p256dh, device.auth, text, "aes128gcm");
    const { publicKey, privateKey } = keys;
    const { origin } = new URL(device.endpoint);
    const signed = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, "aes128gcm");
    const response = await post(device.endpoint, {
      method: "POST",
      redirect: "manual",
      signal,
      headers: {
        authorization: signed.Authorization,
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String((device.isCustomer ? ORDER_PUSH_LIFETIME_MS : ARRIVAL_MS) / 1000),
        urgency: "high",
      },
      body: new Uint8Array(cipherText),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const reason = `The push service answered ${response.status}`;
    if (GONE.has(response.status)) await forgetPushDevice(database, recipient);
    throw GONE.has(response.status) || REFUSED.has(response.status)
      ? new Undeliverable(reason)
      : new Error(reason);
  };
}

// An address that is not https is none that a push service takes.
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;
}
