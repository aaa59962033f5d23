/** A code is good for five minutes, in milliseconds (ACCOUNT-11). */
export const CODE_LIFETIME_MS = 300_000;

/** Digits of a code (ACCOUNT-11). */
export const CODE_LENGTH = 6;
