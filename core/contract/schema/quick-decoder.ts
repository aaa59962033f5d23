import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import { type WireCodec, wirePartsOf } from "./wire-struct.ts";

/** Turns the wire's JSON into a value of the domain; `NOT_QUICK` where it cannot say that the codec takes it. */
export type QuickDecoder = (json: unknown) => unknown;

/** The answer of a quick decoder that leaves the judgement to the codec. */
export const NOT_QUICK: unique symbol = Symbol("not quick");

/** What becomes of fields that a record does not know. */
export type UnknownFields = "ignored" | "refused";

/** The quick way of one type. */
export interface QuickDecoding {
  readonly decode: QuickDecoder;
  /** What a field that is left out means; without it none may be. */
  readonly whenAbsent?: () => unknown;
}

/** Compiles the parts of a codec, all with unknown fields treated alike. */
interface Compiler {
  readonly unknownFields: UnknownFields;
  readonly compiled: WeakMap<SchemaAST.AST, QuickDecoder>;
}

const COMPILERS: Readonly<Record<UnknownFields, Compiler>> = {
  ignored: { unknownFields: "ignored", compiled: new WeakMap() },
  refused: { unknownFields: "refused", compiled: new WeakMap() },
};

type MakeDecoding = (decoderOf: (codec: WireCodec<unknown>) => QuickDecoder) => QuickDecoding;

const ownDecodings = new WeakMap<SchemaAST.AST, MakeDecoding>();

/** Says how a codec decodes, so that it need not be interpreted. The codec's own decoding must mean the same. */
export function decodesBy<C extends Schema.Top>(codec: C, make: MakeDecoding): C {
  ownDecodings.set(codec.ast, make);
  return codec;
}

/**
 * Decodes what a codec takes as `Schema.decodeUnknown` does, in a fraction of the time: a codec is interpreted, a page reads
 * its first menu before any of that is compiled, and a server reads three carts for an order. What it does not know, or what
 * breaks a check, is never refused here: `NOT_QUICK` says to ask the codec.
 */
export function quickDecoderOf(
  codec: WireCodec<unknown>,
  unknownFields: UnknownFields = "ignored",
): QuickDecoder {
  return decoderOfNode(COMPILERS[unknownFields], codec.ast);
}

function decoderOfNode(compiler: Compiler, node: SchemaAST.AST): QuickDecoder {
  const known = compiler.compiled.get(node);
  if (known !== undefined) return known;
  const decoder =
    ownDecodingOf(compiler, node)?.decode ??
    recordDecoder(compiler, node) ??
    plainDecoder(compiler, node) ??
    interpreted(compiler, node);
  compiler.compiled.set(node, decoder);
  return decoder;
}

function ownDecodingOf(compiler: Compiler, node: SchemaAST.AST): QuickDecoding | undefined {
  return ownDecodings.get(node)?.((codec) => decoderOfNode(compiler, codec.ast));
}

// A wireStruct, as long as its fields are there or may be left out.
function recordDecoder(compiler: Compiler, node: SchemaAST.AST): QuickDecoder | null {
  const parts = wirePartsOf(node);
  if (parts === null) return null;
  const mayHaveMore = compiler.unknownFields === "ignored";
  const fields = parts.toWire.flatMap(([name, wireName]) => {
    const field = parts.fields[name];
    if (field === undefined) return [];
    const mayBeAbsent = field.ast.context?.isOptional === true && field.ast.encoding === undefined;
    const whenAbsent = ownDecodingOf(compiler, field.ast)?.whenAbsent ?? (() => NOT_QUICK);
    return [{ name, wireName, mayBeAbsent, whenAbsent, decode: decoderOfNode(compiler, field.ast) }];
  });
  return (json) => {
    if (!isRecord(json)) return NOT_QUICK;
    const value: Record<string, unknown> = {};
    let found = 0;
    for (const { name, wireName, mayBeAbsent, whenAbsent, decode } of fields) {
      const wire = json[wireName];
      if (wire === undefined) {
        if (wireName in json) return NOT_QUICK;
        if (mayBeAbsent) continue;
      } else found += 1;
      const part = wire === undefined ? whenAbsent() : decode(wire);
      if (part === NOT_QUICK) return NOT_QUICK;
      value[name] = part;
    }
    return mayHaveMore || Object.keys(json).length === found ? value : NOT_QUICK;
  };
}

// Null where a node means more than its parts say.
function plainDecoder(compiler: Compiler, node: SchemaAST.AST): QuickDecoder | null {
  if (node.encoding !== undefined) return null;
  const inner = uncheckedDecoder(compiler, node);
  if (inner === null || node.checks === undefined) return inner;
  const filters = node.checks.flatMap(filtersOf);
  return (json) => {
    const value = inner(json);
    if (value === NOT_QUICK) return NOT_QUICK;
    return filters.every((filter) => filter.run(value, node, {}) === undefined) ? value : NOT_QUICK;
  };
}

function filtersOf(check: SchemaAST.Check<unknown>): readonly SchemaAST.Filter<unknown>[] {
  return check._tag === "Filter" ? [check] : check.checks.flatMap(filtersOf);
}

function uncheckedDecoder(compiler: Compiler, node: SchemaAST.AST): QuickDecoder | null {
  switch (node._tag) {
    case "String":
      return (json) => (typeof json === "string" ? json : NOT_QUICK);
    case "Number":
      return (json) => (typeof json === "number" ? json : NOT_QUICK);
    case "Boolean":
      return (json) => (typeof json === "boolean" ? json : NOT_QUICK);
    case "Null":
      return (json) => (json === null ? json : NOT_QUICK);
    case "Literal":
      return (json) => (json === node.literal ? json : NOT_QUICK);
    case "Arrays":
      return node.elements.length === 0 && node.rest.length === 1 ? listDecoder(compiler, node.rest) : null;
    case "Union":
      return unionDecoder(compiler, node.types);
    case "Objects":
      return node.propertySignatures.length === 0 ? tableDecoder(compiler, node.indexSignatures) : null;
    default:
      return null;
  }
}

function listDecoder(compiler: Compiler, [entry]: readonly SchemaAST.AST[]): QuickDecoder | null {
  if (entry === undefined) return null;
  const decode = decoderOfNode(compiler, entry);
  return (json) => {
    if (!Array.isArray(json)) return NOT_QUICK;
    const list: unknown[] = [];
    for (const one of json) {
      const value = decode(one);
      if (value === NOT_QUICK) return NOT_QUICK;
      list.push(value);
    }
    return list;
  };
}

// One of some literals, or one thing of each kind: a value fits one member alone.
function unionDecoder(compiler: Compiler, members: readonly SchemaAST.AST[]): QuickDecoder | null {
  const literals = new Set<unknown>();
  for (const member of members)
    if (member._tag === "Literal" && member.encoding === undefined && member.checks === undefined)
      literals.add(member.literal);
  if (literals.size === members.length) return (json) => (literals.has(json) ? json : NOT_QUICK);
  const others = members.filter(({ _tag }) => _tag !== "Null");
  const [member] = others;
  if (member === undefined || others.some(takesNull)) return null;
  const decode = others.length === 1 ? decoderOfNode(compiler, member) : kindDecoder(compiler, others);
  if (decode === null || others.length === members.length) return decode;
  return (json) => (json === null ? null : decode(json));
}

// Null where two members are of one kind, or where it is not known of which one is.
function kindDecoder(compiler: Compiler, members: readonly SchemaAST.AST[]): QuickDecoder | null {
  const byKind = new Map<Kind | null, QuickDecoder>();
  for (const member of members) byKind.set(kindOfNode(member), decoderOfNode(compiler, member));
  if (byKind.size < members.length || byKind.has(null)) return null;
  return (json) => byKind.get(kindOf(json))?.(json) ?? NOT_QUICK;
}

type Kind = "text" | "list" | "record";

function kindOfNode(node: SchemaAST.AST): Kind | null {
  if (wirePartsOf(node) !== null) return "record";
  if (node.encoding !== undefined) return null;
  return node._tag === "String" ? "text" : node._tag === "Arrays" ? "list" : null;
}

function kindOf(json: unknown): Kind | null {
  if (isRecord(json)) return "record";
  return typeof json === "string" ? "text" : Array.isArray(json) ? "list" : null;
}

// What an encoding makes of null is its own affair.
function takesNull(member: SchemaAST.AST): boolean {
  return member.encoding !== undefined && wirePartsOf(member) === null && !ownDecodings.has(member);
}

function tableDecoder(
  compiler: Compiler,
  [signature, ...others]: readonly SchemaAST.IndexSignature[],
): QuickDecoder | null {
  if (signature === undefined || others.length > 0) return null;
  const { parameter, type } = signature;
  if (parameter._tag !== "String" || parameter.encoding !== undefined) return null;
  const [decodeName, decode] = [decoderOfNode(compiler, parameter), decoderOfNode(compiler, type)];
  return (json) => {
    if (!isRecord(json)) return NOT_QUICK;
    const table: Record<string, unknown> = {};
    for (const name of Object.keys(json)) {
      // A name that the codec does not know is a field of a newer server, and one may have a meaning in JavaScript.
      if (name === "__proto__" || decodeName(name) === NOT_QUICK) return NOT_QUICK;
      const value = decode(json[name]);
      if (value === NOT_QUICK) return NOT_QUICK;
      table[name] = value;
    }
    return table;
  };
}

function interpreted({ unknownFields }: Compiler, node: SchemaAST.AST): QuickDecoder {
  const codec: WireCodec<unknown> = Schema.make(node);
  const decode = Schema.decodeUnknownOption(
    codec,
    unknownFields === "refused" ? { onExcessProperty: "error" } : {},
  );
  return (json) => {
    const decoded = decode(json);
    return decoded._tag === "Some" ? decoded.value : NOT_QUICK;
  };
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
