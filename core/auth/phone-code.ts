/** A code is good for five minutes, in milliseconds (product §6). */
export const CODE_LIFETIME_MS = 300_000;

/** Digits of a code (product §6). */
export const CODE_LENGTH = 6;
