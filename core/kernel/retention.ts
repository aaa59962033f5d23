const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The kinds of records that are deleted after a time. */
export const KEPT_KINDS = [
  "answers",
  "sessions",
  "codes",
  "resets",
  "sign_ins",
  "challenges",
  "messages",
  "carts",
  "guest_carts",
  "guest_consents",
  "analytics_events",
] as const;

/** One of them. */
export type KeptKind = (typeof KEPT_KINDS)[number];

/**
 * How long each kind is kept, in milliseconds: answers of placed orders after they were sent (CHECKOUT-14), sessions,
 * sign-ins that wait for a code, challenges of passkeys, phone codes and links to a new password after they ended, messages after they were made, carts after they were last saved. A
 * guest's cart goes a day after it was last seen, which is known to the hour (CART-20), a guest's consent after 13 months
 * (CONSENT-2); a user's goes with the account. What was counted of visitors goes after 13 months too (ANALYTICS-3).
 */
export const RETENTION_MS: Readonly<Record<KeptKind, number>> = {
  answers: DAY_MS,
  sessions: 0,
  codes: 2 * DAY_MS,
  resets: 2 * DAY_MS,
  sign_ins: 0,
  challenges: 0,
  messages: 7 * DAY_MS,
  carts: 90 * DAY_MS,
  guest_carts: DAY_MS + HOUR_MS,
  guest_consents: 395 * DAY_MS,
  analytics_events: 395 * DAY_MS,
};

/** A test order that is over is kept for so long, in milliseconds (ORDER-40). */
export const TEST_ORDER_MS = DAY_MS;

/** A picture that was uploaded may wait in a form for a day, and is looked for in the week after it (MENU-23). */
export const UNNAMED_PICTURE_MS = { kept: DAY_MS, sought: 8 * DAY_MS } as const;
