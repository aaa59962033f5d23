import type { OrderId } from "#core/kernel/id.ts";
import type { PushDevice, PushState, PushUse } from "./push.ts";

/** Web push of the session, as the server keeps it. */
export interface PushPort {
  readPush(signal: AbortSignal): Promise<PushState>;
  /** Switches this session's device on, or off with null. */
  switchPush(device: PushDevice | null, signal: AbortSignal): Promise<PushState>;
}

/** Web push of the session for own orders at the shop of one of them, as the server keeps it (MESSAGE-2). */
export interface OrderPushPort {
  readOrderPush(orderId: OrderId, signal: AbortSignal): Promise<PushState>;
  /** Switches this session's device on, or off with null. */
  switchOrderPush(orderId: OrderId, device: PushDevice | null, signal: AbortSignal): Promise<PushState>;
}

/** Whether the browser may show notifications: it has none, it was forbidden, or it can ask. */
export type PushConsent = "missing" | "denied" | "askable" | "granted";

/** Web push of this browser. */
export interface PushDevicePort {
  consent(): Promise<PushConsent>;
  /** Asks the person where that was not done yet; null where they or the browser refuse. */
  subscribe(use: PushUse, publicKey: string): Promise<PushDevice | null>;
  unsubscribe(use: PushUse): Promise<void>;
}
