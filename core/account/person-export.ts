import type { Instant } from "#core/time/instant.ts";

/** Everything that is held on a person, by table, as a file. */
export interface PersonExport {
  readonly madeAt: Instant;
  /** Orders that the file has no room for. */
  readonly ordersLeftOut: number;
  readonly records: Readonly<Record<string, readonly unknown[]>>;
}

/** Orders in an export, the newest; how many were left out is said (ACCOUNT-29). */
export const MAX_ORDERS_OF_EXPORT = 5_000;
