import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { encoderOf, encodesBy, type Encoding } from "./encoder.ts";

/** Decodes the wire's JSON to a `T` and encodes a `T` to JSON. */
export type WireCodec<T> = Schema.Codec<T, unknown>;

/** The fields of a record by their names in the domain. */
export type WireFields = Readonly<Record<string, Schema.Codec<unknown, unknown>>>;

/** Names on the wire that are not the snake_case of the domain's. */
export type WireNames<F extends WireFields> = { readonly [K in keyof F]?: string };

/** The one name that is camelCase on the wire too (WIRE-1). */
const KEPT_NAMES: ReadonlySet<string> = new Set(["defaultDeliveryZone"]);

/**
 * A record that is camelCase in the domain and snake_case on the wire. Whether an unknown key is refused or
 * ignored is decided where it is decoded; a key spelled as in the domain counts as unknown.
 */
export function wireStruct<const F extends Schema.Struct.Fields & WireFields>(
  fields: F,
  names?: WireNames<F>,
): Schema.Codec<Schema.Struct<F>["Type"], unknown>;
export function wireStruct(
  fields: WireFields,
  names: Readonly<Record<string, string | undefined>> = {},
): Schema.Codec<unknown, unknown> {
  const toWire: (readonly [string, string])[] = [];
  const outer: Record<string, Schema.Codec<unknown, unknown>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const wireName = names[name] ?? toSnakeCase(name);
    toWire.push([name, wireName]);
    outer[wireName] = shallow(field);
  }
  const codec = Schema.Struct(outer).pipe(
    Schema.decodeTo(
      Schema.Struct(fields),
      SchemaTransformation.transform<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>>({
        decode: (wire) => renamed(wire, toWire, true),
        encode: (record) => renamed(record, toWire, false),
      }),
    ),
  );
  partsOf.set(codec.ast, { fields, toWire });
  return encodesBy(codec, () => structEncoder(fields, toWire));
}

/** What a record is made of. */
export interface WireParts {
  readonly fields: WireFields;
  readonly toWire: readonly (readonly [string, string])[];
}

const partsOf = new WeakMap<SchemaAST.AST, WireParts>();

/** The fields of a record, each with its names; null of what is no `wireStruct`, or one with checks. */
export function wirePartsOf(node: SchemaAST.AST): WireParts | null {
  return partsOf.get(node) ?? null;
}

/** A field of a record that is a list of any length. */
export interface WireList {
  readonly name: string;
  readonly wireName: string;
  /** Decodes one entry. */
  readonly entry: WireCodec<unknown>;
}

/** The lists that a record has for fields; none of what is no `wireStruct`. */
export function listsOf(codec: WireCodec<unknown>): readonly WireList[] {
  const { fields, toWire } = wirePartsOf(codec.ast) ?? { fields: {}, toWire: [] };
  return toWire.flatMap(([name, wireName]) => {
    const entry = entryOf(fields[name]?.ast);
    return entry === null ? [] : [{ name, wireName, entry }];
  });
}

// Null of a list that is more than its entries: one that has a length, or becomes something else.
function entryOf(node: SchemaAST.AST | undefined): WireCodec<unknown> | null {
  if (node?._tag !== "Arrays" || node.checks !== undefined || node.encoding !== undefined) return null;
  const [entry, ...others] = node.rest;
  return entry === undefined || others.length > 0 || node.elements.length > 0 ? null : Schema.make(entry);
}

function structEncoder(
  fields: WireFields,
  toWire: readonly (readonly [string, string])[],
): Encoding<unknown> {
  const parts = toWire.flatMap(([name, wireName]) => {
    const field = fields[name];
    return field === undefined ? [] : [{ name, wireName, encode: encoderOf(field) }];
  });
  return {
    encode: (value) => {
      const record: Readonly<Record<string, unknown>> = Object(value);
      const wire: Record<string, unknown> = {};
      for (const { name, wireName, encode } of parts) {
        const part = record[name];
        if (part !== undefined) wire[wireName] = encode(part);
      }
      return wire;
    },
  };
}

/** The name of a field on the wire. */
export function toSnakeCase(name: string): string {
  return KEPT_NAMES.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function renamed(
  record: Readonly<Record<string, unknown>>,
  pairs: readonly (readonly [string, string])[],
  fromWire: boolean,
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  for (const [name, wireName] of pairs) {
    const from = fromWire ? wireName : name;
    if (from in record) result[fromWire ? name : wireName] = record[from];
  }
  return result;
}

// The outer struct only knows the keys: were it to know the shapes too, every level of a payload would be
// checked once for each level above it. A literal is kept, since unions choose their member by it; the
// JSON Schema sees the whole shape through the annotation.
function shallow(field: Schema.Codec<unknown, unknown>): Schema.Codec<unknown, unknown> {
  const onWire = encodedEnd(field.ast);
  if (onWire._tag === "Literal") return Schema.toEncoded(field);
  const anything = Schema.declare((value: unknown): value is unknown => value !== undefined, {
    toCodecJson: () => Schema.link<unknown>()(Schema.toEncoded(field), SchemaTransformation.passthrough()),
  });
  return onWire.context?.isOptional === true ? Schema.optionalKey(anything) : anything;
}

// As Schema.toEncoded finds it, which makes the whole codec once more, the other way around.
function encodedEnd(ast: SchemaAST.AST): SchemaAST.AST {
  const last = ast.encoding?.at(-1);
  return last === undefined ? ast : encodedEnd(last.to);
}
