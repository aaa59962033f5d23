import type { Lag } from "./lag.ts";

/** What the server is behind with, as managers read it. */
export interface LagPort {
  /** What is more than a minute behind now; nothing where all is well. */
  readLags(signal: AbortSignal): Promise<readonly Lag[]>;
}
