/** Codes and resets are useless later; notifications about orders are not. */
export type MessagePriority = 0 | 1;

const SECOND_MS = 1000;
const FIRST_PAUSE_MS = { 0: 2 * SECOND_MS, 1: 30 * SECOND_MS } as const;
const MAX_PAUSE_MS = { 0: 60 * SECOND_MS, 1: 3600 * SECOND_MS } as const;
// Doubling goes no further, so that no count of attempts makes a pause that cannot be computed.
const MAX_DOUBLINGS = 10;

/** Milliseconds until a message is tried again after so many attempts: twice as long each time, up to a cap. */
export function retryPause(priority: MessagePriority, attempts: number): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), MAX_DOUBLINGS);
  return Math.min(FIRST_PAUSE_MS[priority] * 2 ** doublings, MAX_PAUSE_MS[priority]);
}
