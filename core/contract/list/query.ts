import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { Id } from "#core/kernel/id.ts";
import { integer, optionalOr, ulid } from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";

/** The last page of a list that can be asked for. */
export const MAX_PAGE = 1_000_000;

/** Most items on one page of a list, and how many there are when nobody says (WIRE-3). */
export const MAX_PER_PAGE = 100;
export const DEFAULT_PER_PAGE = 25;

/** A whole number in a query: digits only. */
export function integerText(minimum: number, maximum: number): Schema.Codec<number, string> {
  return Schema.String.check(Schema.isPattern(/^(?:0|[1-9]\d{0,15})$/u)).pipe(
    Schema.decodeTo(
      integer(minimum, maximum),
      SchemaTransformation.transform<number, string>({ decode: Number, encode: String }),
    ),
  );
}

/** A decimal number in a query, such as a coordinate. */
export function decimalNumberText(minimum: number, maximum: number): Schema.Codec<number, string> {
  return Schema.String.check(Schema.isPattern(/^-?\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,3})?$/u)).pipe(
    Schema.decodeTo(
      Schema.Number.check(Schema.isBetween({ minimum, maximum })),
      SchemaTransformation.transform<number, string>({ decode: Number, encode: String }),
    ),
  );
}

const NAME = /^[A-Za-z][A-Za-z_.]{0,99}$/u;

/** Names separated by commas: include and append. What is no name is left out. */
export const nameList: Schema.Codec<readonly string[], string> = Schema.String.pipe(
  Schema.decodeTo(
    Schema.Array(Schema.String.check(Schema.isPattern(NAME))),
    SchemaTransformation.transform<readonly string[], string>({
      decode: (joined) => joined.split(",").filter((name) => NAME.test(name)),
      encode: (names) => names.join(","),
    }),
  ),
);

/** What every list and record understands in addition to its own parameters; single objects embed their parts anyway. */
export const INCLUDES = {
  include: Schema.optionalKey(nameList),
  append: Schema.optionalKey(nameList),
};

/** The page of a list. */
export const PAGING = {
  page: optionalOr(integerText(1, MAX_PAGE), "1"),
  perPage: optionalOr(integerText(1, MAX_PER_PAGE), String(DEFAULT_PER_PAGE)),
};

/** The number after which a stream resumes; Last-Event-ID says the same. */
export const resumeQuery = wireStruct({ after: Schema.optionalKey(integerText(0, Number.MAX_SAFE_INTEGER)) });

/** A path parameter that is an id. */
export function idParams<T extends Id>(): WireCodec<{ readonly id: T }> {
  return wireStruct({ id: ulid<T>() });
}
