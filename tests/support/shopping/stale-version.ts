/** A version that nothing has. */
export const STALE_VERSION = 99;
