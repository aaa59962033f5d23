import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import type { WireCodec } from "./wire-struct.ts";

/** Turns a value of the domain into the wire's JSON; what it is given is believed. */
export type Encoder = (value: unknown) => unknown;

/** How values of one type are encoded. */
export interface Encoding<T> {
  encode(value: T): unknown;
}

const ownEncodings = new WeakMap<SchemaAST.AST, () => Encoding<unknown>>();
const compiled = new WeakMap<SchemaAST.AST, Encoder>();

/** Says how a codec encodes, so that it need not be interpreted. The codec's own encoding must mean the same. */
export function encodesBy<C extends Schema.Top>(codec: C, make: () => Encoding<C["Type"]>): C {
  ownEncodings.set(codec.ast, make);
  return codec;
}

/** Says that a codec's values stand on the wire as they are. */
export function encodesAsIs<C extends Schema.Top>(codec: C): C {
  return encodesBy(codec, () => ({ encode: same }));
}

/**
 * The encoder of a codec. It does what `Schema.encodeUnknownSync` does with a value of the codec's type, and checks
 * nothing: such values come from our own code, which the compiler checks. A quote takes a tenth of the time.
 */
export function encoderOf(codec: WireCodec<unknown>): Encoder {
  return encoderOfNode(codec.ast);
}

function encoderOfNode(node: SchemaAST.AST): Encoder {
  const known = compiled.get(node);
  if (known !== undefined) return known;
  const encoder = ownEncodings.get(node)?.().encode ?? plainEncoder(node) ?? interpreted(node);
  compiled.set(node, encoder);
  return encoder;
}

const same: Encoder = (value) => value;

// Null where a node means more than its parts say.
function plainEncoder(node: SchemaAST.AST): Encoder | null {
  if (node.encoding !== undefined) return null;
  switch (node._tag) {
    case "String":
    case "Number":
    case "Boolean":
    case "Null":
    case "Literal":
      return same;
    case "Arrays":
      return node.elements.length === 0 && node.rest.length === 1 ? arrayEncoder(node.rest) : null;
    case "Union":
      return unionEncoder(node.types);
    case "Objects":
      return node.propertySignatures.length === 0 && node.indexSignatures.every(({ type }) => isSame(type))
        ? same
        : null;
    default:
      return null;
  }
}

function arrayEncoder([element]: readonly SchemaAST.AST[]): Encoder | null {
  if (element === undefined) return null;
  const encode = encoderOfNode(element);
  return encode === same ? same : (value) => (Array.isArray(value) ? value.map(encode) : value);
}

// Members without an encoding can be distinguished from one that has one only when they are null.
function unionEncoder(members: readonly SchemaAST.AST[]): Encoder | null {
  if (members.every(isSame)) return same;
  const [member, ...others] = members.filter(({ _tag }) => _tag !== "Null");
  if (member === undefined || others.length > 0) return null;
  const encode = encoderOfNode(member);
  return (value) => (value === null ? null : encode(value));
}

function isSame(node: SchemaAST.AST): boolean {
  return encoderOfNode(node) === same;
}

function interpreted(node: SchemaAST.AST): Encoder {
  const codec: WireCodec<unknown> = Schema.make(node);
  return Schema.encodeUnknownSync(codec);
}
