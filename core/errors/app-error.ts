import type { CartItemId, ModifierGroupId, OrderId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ErrorMoment } from "./error-moment.ts";
import type { FieldMessages } from "./field.ts";

/** The details of an error; each part is decoded where it enters, and a malformed one is left out. */
export interface ErrorDetails {
  readonly orderId?: OrderId;
  readonly itemIds?: readonly CartItemId[];
  readonly itemId?: CartItemId;
  readonly groupId?: ModifierGroupId;
  readonly min?: number;
  readonly max?: number;
  readonly needed?: number;
  readonly available?: number;
  /** The amount missing for the minimum order. */
  readonly missing?: Money;
  readonly total?: Money;
  readonly nextOpeningAt?: Instant | null;
  readonly nextSlot?: Instant | null;
  readonly until?: Instant | null;
  readonly promise?: { readonly earliest: Instant; readonly latest: Instant };
  /** Of the cart that is held. */
  readonly revision?: number;
  /** Seconds. */
  readonly resendAfter?: number;
  /** What stands in the way, by numbers or names that people know. */
  readonly names?: readonly string[];
  /** The order as it stands, as the endpoint answers it. */
  readonly order?: unknown;
  /** The price update as it stands, as the endpoint answers it. */
  readonly priceUpdate?: unknown;
  /** Those of its changes that are stale, each with the price of now. */
  readonly stale?: unknown;
  /** The setting as it stands, as the endpoint answers it. */
  readonly setting?: unknown;
}

/**
 * How the world failed. A port rejects with one of these and nothing else. Each noun names its own keys; where errors
 * cross the wire they are those of the contract, and so are the names of fields there.
 */
export type AppError<Key extends string = string, Fields = FieldMessages> =
  | { readonly tag: "Unauthenticated"; readonly key: Key; readonly message: string | null }
  | { readonly tag: "Forbidden"; readonly key: Key; readonly message: string | null }
  | { readonly tag: "NotFound"; readonly key: Key; readonly message: string | null }
  | {
      readonly tag: "Invalid";
      readonly key: Key;
      readonly message: string | null;
      readonly fields: Fields;
      readonly details: ErrorDetails;
    }
  | {
      readonly tag: "Refused";
      readonly status: 400 | 409;
      readonly key: Key;
      readonly message: string | null;
      readonly details: ErrorDetails;
      /** Known where the refusal is decided, so that its sentence can name it; never on the wire. */
      readonly moment?: ErrorMoment;
    }
  | { readonly tag: "CsrfMismatch"; readonly key: Key; readonly message: string | null }
  | {
      readonly tag: "TooManyRequests";
      readonly key: Key;
      readonly message: string | null;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly tag: "Unreachable"; readonly key: "network.unreachable"; readonly message: string | null }
  | {
      readonly tag: "Unexpected";
      readonly key: Key;
      readonly message: string | null;
      readonly status: number | null;
    };

/** The order that a refusal names; null for every other failure. */
export function refusedOrderId(error: AppError): OrderId | null {
  return error.tag === "Refused" ? (error.details.orderId ?? null) : null;
}

/** The closed set of tags. */
export type AppErrorTag = AppError["tag"];

const TAGS: ReadonlySet<string> = new Set<AppErrorTag>([
  "Unauthenticated",
  "Forbidden",
  "NotFound",
  "Invalid",
  "Refused",
  "CsrfMismatch",
  "TooManyRequests",
  "Unreachable",
  "Unexpected",
]);

/** Whether a failure is everybody's day, whichever call it answers: a session that ended, and a token that is replaced (ERROR-2, ERROR-3). */
export function isEveryday({ tag }: AppError): boolean {
  return tag === "Unauthenticated" || tag === "CsrfMismatch";
}

/** Whether a thrown value is an AppError. */
export function isAppError(thrown: unknown): thrown is AppError {
  return (
    typeof thrown === "object" &&
    thrown !== null &&
    "tag" in thrown &&
    typeof thrown.tag === "string" &&
    TAGS.has(thrown.tag)
  );
}

/** Turns any thrown value into an AppError; anything else becomes Unexpected with its own message. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  const message = thrown instanceof Error ? thrown.message : null;
  return { tag: "Unexpected", key: "unexpected", message, status: null };
}
