import type { Permission } from "#core/account/permissions.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";

/** Where a browser takes web push, and the keys that its messages are encrypted for; base64url. */
export interface PushDevice {
  readonly endpoint: string;
  /** A point of the curve P-256, uncompressed. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Whom a device serves: staff with new orders, or a customer with the own ones. */
export type PushUse = "staff" | "customer";

/** Web push as this browser's session has it. */
export interface PushState {
  /** The key of this installation, which a browser subscribes with; base64url. */
  readonly publicKey: string;
  readonly isOn: boolean;
}

/** What staff learns of a new order: nothing that tells who ordered (BOARD-29). */
export interface ArrivalNotice {
  readonly kind: "order_arrived";
  readonly number: string;
  readonly fulfillmentMethod: FulfillmentMethod;
  readonly locationName: string;
}

/** The services that browsers of staff take push from; `*.` stands for any name in front (BOARD-28). */
export const PUSH_HOSTS: readonly string[] = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];

/** What somebody must be allowed to get pushes. */
export const PUSH_PERMISSION = "orders.see" satisfies Permission;

/** So long an order is worth a push after it was placed, in milliseconds. */
export const ARRIVAL_MS = 10 * 60_000;

const MAX_PATH_LENGTH = 1000;

/**
 * What the address of a push service looks like: https, one of these hosts, and a path. A port, a user, an address in
 * digits, and whatever browsers and servers might read differently are left out.
 */
export function pushEndpointPattern(hosts: readonly string[]): RegExp {
  const names = hosts.map((host) =>
    host.startsWith("*.") ? `(?:[a-z0-9-]{1,63}\\.){1,4}${escaped(host.slice(2))}` : escaped(host),
  );
  return new RegExp(`^https://(?:${names.join("|")})/[A-Za-z0-9_:.~/?&=%+-]{1,${MAX_PATH_LENGTH}}$`);
}

/** Whether a message may be sent to that address. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[] = PUSH_HOSTS): boolean {
  return pushEndpointPattern(hosts).test(endpoint);
}

function escaped(name: string): string {
  return name.replaceAll(".", "\\.");
}
