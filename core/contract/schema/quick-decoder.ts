import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import { type WireCodec, wirePartsOf } from "./wire-struct.ts";

/** Turns the wire's JSON into a value of the domain; `NOT_QUICK` where it cannot say that the codec takes it. */
export type QuickDecoder = (json: unknown) => unknown;

/** The answer of a quick decoder that leaves the judgement to the codec. */
export const NOT_QUICK: unique symbol = Symbol("not quick");

const compiled = new WeakMap<SchemaAST.AST, QuickDecoder>();

/**
 * Decodes what a codec takes as `Schema.decodeUnknown` does with unknown fields ignored, in a fraction of the time: a
 * codec is interpreted, and a page reads its first menu before any of that is compiled. What it does not know, or what
 * breaks a check, is never refused here: `NOT_QUICK` says to ask the codec.
 */
export function quickDecoderOf(codec: WireCodec<unknown>): QuickDecoder {
  return decoderOfNode(codec.ast);
}

function decoderOfNode(node: SchemaAST.AST): QuickDecoder {
  const known = compiled.get(node);
  if (known !== undefined) return known;
  const decoder = recordDecoder(node) ?? plainDecoder(node) ?? interpreted(node);
  compiled.set(node, decoder);
  return decoder;
}

// A wireStruct, as long as its fields are there or may simply be absent.
function recordDecoder(node: SchemaAST.AST): QuickDecoder | null {
  const parts = wirePartsOf(node);
  if (parts === null) return null;
  const fields = parts.toWire.flatMap(([name, wireName]) => {
    const field = parts.fields[name];
    if (field === undefined) return [];
    const mayBeAbsent = field.ast.context?.isOptional === true && field.ast.encoding === undefined;
    return [{ name, wireName, mayBeAbsent, decode: decoderOfNode(field.ast) }];
  });
  return (json) => {
    if (!isRecord(json)) return NOT_QUICK;
    const value: Record<string, unknown> = {};
    for (const { name, wireName, mayBeAbsent, decode } of fields) {
      const wire = json[wireName];
      if (wire === undefined) {
        if (mayBeAbsent && !(wireName in json)) continue;
        return NOT_QUICK;
      }
      const part = decode(wire);
      if (part === NOT_QUICK) return NOT_QUICK;
      value[name] = part;
    }
    return value;
  };
}

// Null where a node means more than its parts say.
function plainDecoder(node: SchemaAST.AST): QuickDecoder | null {
  if (node.encoding !== undefined) return null;
  const inner = uncheckedDecoder(node);
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

function uncheckedDecoder(node: SchemaAST.AST): QuickDecoder | null {
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
      return node.elements.length === 0 && node.rest.length === 1 ? listDecoder(node.rest) : null;
    case "Union":
      return unionDecoder(node.types);
    case "Objects":
      return node.propertySignatures.length === 0 ? tableDecoder(node.indexSignatures) : null;
    default:
      return null;
  }
}

function listDecoder([entry]: readonly SchemaAST.AST[]): QuickDecoder | null {
  if (entry === undefined) return null;
  const decode = decoderOfNode(entry);
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

// Null or one thing, or one of some literals: a value fits one member alone.
function unionDecoder(members: readonly SchemaAST.AST[]): QuickDecoder | null {
  const literals = new Set<unknown>();
  for (const member of members)
    if (member._tag === "Literal" && member.encoding === undefined && member.checks === undefined)
      literals.add(member.literal);
  if (literals.size === members.length) return (json) => (literals.has(json) ? json : NOT_QUICK);
  const [member, ...others] = members.filter(({ _tag }) => _tag !== "Null");
  if (member === undefined || others.length > 0 || takesNull(member)) return null;
  const decode = decoderOfNode(member);
  return (json) => (json === null ? null : decode(json));
}

// What an encoding makes of null is its own affair.
function takesNull(member: SchemaAST.AST): boolean {
  return member.encoding !== undefined && wirePartsOf(member) === null;
}

function tableDecoder([signature, ...others]: readonly SchemaAST.IndexSignature[]): QuickDecoder | null {
  if (signature === undefined || others.length > 0) return null;
  const { parameter, type } = signature;
  if (parameter._tag !== "String" || parameter.encoding !== undefined) return null;
  const [decodeName, decode] = [decoderOfNode(parameter), decoderOfNode(type)];
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

function interpreted(node: SchemaAST.AST): QuickDecoder {
  const codec: WireCodec<unknown> = Schema.make(node);
  const decode = Schema.decodeUnknownOption(codec);
  return (json) => {
    const decoded = decode(json);
    return decoded._tag === "Some" ? decoded.value : NOT_QUICK;
  };
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
