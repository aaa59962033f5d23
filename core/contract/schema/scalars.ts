import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { ULID_PATTERN, VISITOR_ULID_PATTERN, type Id, type VisitorId } from "#core/kernel/id.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { isCalendarDate } from "#core/time/calendar-date.ts";
import { type Instant, parseInstant } from "#core/time/instant.ts";
import { MESSAGE } from "./field-message-key.ts";
import { encodesAsIs, encodesBy, encoderOf } from "./encoder.ts";
import { decodesBy, NOT_QUICK } from "./quick-decoder.ts";
import { hasAtLeast, hasAtMost } from "./text-length.ts";
import type { WireCodec } from "./wire-struct.ts";

const CANONICAL_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u;
const LAST_SECOND = "9999-12-31T23:59:59.000Z";
const EXAMPLE_INSTANT =
  "^20[0-4][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{3}Z$";

/** The ULID of one noun, in upper case. */
export function ulid<T extends Id>(): Schema.refine<T, Schema.String> {
  return Schema.String.check(Schema.isPattern(ULID_PATTERN)).pipe(
    Schema.refine((text): text is T => text.length > 0),
  );
}

/** The visitor's ULID, which the browser writes in lower case (ACCOUNT-17); upper case is let through. */
export const visitorId: Schema.Codec<VisitorId, string> = Schema.String.check(
  Schema.isPattern(VISITOR_ULID_PATTERN),
).pipe(Schema.refine((text): text is VisitorId => text.length > 0));

/**
 * Text of one line and of so many characters (code points), kept letter for letter: well-formed Unicode without line
 * breaks, control characters, and marks that turn the direction of what stands around it.
 */
export function text(min: number, max: number): Schema.Codec<string, string> {
  return wellFormed(min, max, ONE_LINE);
}

/** The same for what people write: composed (NFC), without the blanks around it. Encodes as it is. */
export function trimmed(min: number, max: number): Schema.Codec<string, string> {
  return written(wellFormed(min, max, ONE_LINE), (value) => value);
}

/** The same of several lines; whatever ended a line, a line feed ends it now. Tabs stay. */
export function paragraph(min: number, max: number): Schema.Codec<string, string> {
  return written(wellFormed(min, max, SEVERAL_LINES), (value) =>
    value.replace(/\r\n?|[\u0085\u2028\u2029]/gu, "\n"),
  );
}

// A surrogate that stands alone is no character: PostgreSQL keeps none, and UTF-8 can write none. Nor can PostgreSQL
// keep U+0000, and no other control character belongs in what people write.
/* eslint-disable no-control-regex */
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u;
const SEVERAL_LINES = /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]*$/u;
/* eslint-enable no-control-regex */

// Made-up texts are what decoding leaves as it is.
const EXAMPLE_TEXT = "^(?:[!-~ăȘ🍕](?:[ -~îț]*[!-~ăȘ🍕])?)?$";

function wellFormed(min: number, max: number, allowed: RegExp): Schema.Codec<string, string> {
  return Schema.String.check(
    hasAtLeast(min, min === 1 ? MESSAGE.required : MESSAGE.stringMin),
    hasAtMost(max, MESSAGE.stringMax),
    Schema.makeFilter((value: string) => allowed.test(value), {
      toJsonSchema: () => ({ pattern: allowed.source }),
      arbitraryConstraint: { patterns: [{ source: EXAMPLE_TEXT, flags: "u" }] },
    }),
  );
}

function written(
  words: Schema.Codec<string, string>,
  toLines: (value: string) => string,
): Schema.Codec<string, string> {
  const decode = (value: string): string => toLines(value).normalize("NFC").trim();
  const codec = encodesAsIs(
    Schema.String.pipe(
      Schema.decodeTo(
        words,
        SchemaTransformation.transform<string, string>({ decode, encode: (value) => value }),
      ),
    ),
  );
  return decodesBy(codec, (decoderOf) => {
    const decodeWords = decoderOf(words);
    return { decode: (json) => (typeof json === "string" ? decodeWords(decode(json)) : NOT_QUICK) };
  });
}

/** A whole number between two limits, both included. A number in quotes, a fraction and NaN are refused. */
export function integer(minimum: number, maximum: number): Schema.Codec<number, number> {
  return Schema.Number.check(
    Schema.isInt(MESSAGE.integer),
    Schema.isBetween({ minimum, maximum }, MESSAGE.numberRange),
  );
}

/** A count or a number of points: a whole number from 0 to 2^31 - 1. */
export const count: Schema.Codec<number, number> = integer(0, 2_147_483_647);

/** Decimal text that is not money: "0.20", "11.00". */
export const decimalText: Schema.Codec<string, string> = Schema.String.check(
  Schema.isPattern(/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/u),
);

// Made-up dates are days that every month has.
const EXAMPLE_DATE = "^20[0-4][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])$";

// Days are counted from a date in both directions, and instants have years of four digits.
const FIRST_DATE = "1900-01-01";
const LAST_DATE = "9998-12-31";

/** A calendar date YYYY-MM-DD of the years 1900 to 9998; one that no year has, such as 31 February, is refused. */
export const dateText: Schema.Codec<string, string> = Schema.String.pipe(
  Schema.refine(
    (value): value is string => isCalendarDate(value) && value >= FIRST_DATE && value <= LAST_DATE,
    {
      arbitraryConstraint: { patterns: [{ source: EXAMPLE_DATE, flags: "" }] },
    },
  ),
);

/** A wall-clock time HH:mm; 24:00 ends a day. */
export const wallTime: Schema.Codec<string, string> = Schema.String.check(
  Schema.isPattern(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u),
);

/** Both fulfillment methods. */
export const fulfillmentMethod = Schema.Literals(FULFILLMENT_METHODS);

// The wire's text is a real point in time; whether it is canonical is seen by its form.
const anyInstant = Schema.String.check(Schema.makeFilter((value: string) => parseInstant(value) !== null));

// Made-up instants (tests, examples) are of days that every month has.
const canonicalInstant = Schema.String.pipe(
  Schema.refine((value): value is Instant => CANONICAL_INSTANT.test(value) && value !== LAST_SECOND, {
    arbitraryConstraint: { patterns: [{ source: EXAMPLE_INSTANT, flags: "" }] },
  }),
);

/** ISO-8601 on the wire, canonical UTC in the domain. */
export const instant: Schema.Codec<Instant, string> = encodesAsIs(
  anyInstant.pipe(
    Schema.decodeTo(
      canonicalInstant,
      SchemaTransformation.transform<string, string>({ decode: canonical, encode: (value) => value }),
    ),
  ),
);

/** Until when something is unavailable; 9999-12-31T23:59:59, with or without Z, is recognized by value (TIME-4). */
export const disabledUntil: Schema.Codec<Instant | typeof INDEFINITELY, string> = encodesAsIs(
  anyInstant.pipe(
    Schema.decodeTo(
      Schema.Union([Schema.Literal(INDEFINITELY), canonicalInstant]),
      SchemaTransformation.transform<string, string>({
        decode: (value) => (canonical(value) === LAST_SECOND ? INDEFINITELY : canonical(value)),
        encode: (value) => value,
      }),
    ),
  ),
);

/** A field that a request may leave out; null and absent are the same. Answers always carry it. */
export function optionalOrNull<T>(codec: Schema.Codec<T, unknown>): WireCodec<T | null> {
  return optionalOr(Schema.NullOr(codec), null);
}

/** A field that a request may leave out, with what is then meant (as it stands on the wire). */
export function optionalOr<T>(codec: Schema.Codec<T, unknown>, absent: unknown): WireCodec<T> {
  const optional = codec.pipe(Schema.withDecodingDefaultKey(Effect.succeed(absent)));
  encodesBy(optional, () => ({ encode: encoderOf(codec) }));
  return decodesBy(optional, (decoderOf) => {
    const decode = decoderOf(codec);
    return { decode, whenAbsent: () => decode(absent) };
  });
}

function canonical(value: string): string {
  return parseInstant(value) ?? value;
}
