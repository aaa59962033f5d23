import type { PushDevice, PushState } from "./push.ts";

/** Web push of the session, as the server keeps it. */
export interface PushPort {
  readPush(signal: AbortSignal): Promise<PushState>;
  /** Switches this session's device on, or off with null. */
  switchPush(device: PushDevice | null, signal: AbortSignal): Promise<PushState>;
}

/** Whether the browser may show notifications: it has none, it was forbidden, or it can ask. */
export type PushConsent = "missing" | "denied" | "askable" | "granted";

/** Web push of this browser. */
export interface PushDevicePort {
  consent(): Promise<PushConsent>;
  /** Asks the person where that was not done yet; null where they or the browser refuse. */
  subscribe(publicKey: string): Promise<PushDevice | null>;
  unsubscribe(): Promise<void>;
}
