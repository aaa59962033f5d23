import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import { describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#core/contract/endpoints/endpoint.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { type WireParts, wirePartsOf } from "#core/contract/schema/wire-struct.ts";

interface WireRecord {
  readonly node: SchemaAST.AST;
  readonly parts: WireParts;
}

/** Every record that a node has in it, each once. */
function recordsIn(node: SchemaAST.AST, seen: Set<SchemaAST.AST>): readonly WireRecord[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const parts = wirePartsOf(node);
  const within = [
    ...Object.values(parts?.fields ?? {}).map(({ ast }) => ast),
    ...(node.encoding ?? []).map(({ to }) => to),
    ...(node._tag === "Union" ? node.types : []),
    ...(node._tag === "Arrays" ? [...node.elements, ...node.rest] : []),
    ...(node._tag === "Objects" ? node.indexSignatures.map(({ type }) => type) : []),
  ];
  return [...(parts === null ? [] : [{ node, parts }]), ...within.flatMap((inner) => recordsIn(inner, seen))];
}

describe("wireStruct", () => {
  it("knows of each field on the wire whether it may be absent and its literal, as the codec of the field does", () => {
    const seen = new Set<SchemaAST.AST>();
    const records = Object.values<AnyEndpoint>(ENDPOINTS).flatMap(({ params, query, body, answer }) =>
      [params, query, body, answer].flatMap(({ ast }) => recordsIn(ast, seen)),
    );
    const known = records.flatMap(({ node }) => {
      const outer = node.encoding?.at(-1)?.to;
      return outer?._tag === "Objects"
        ? outer.propertySignatures.map(({ name, type }) => [name, formOf(type)])
        : [];
    });
    const meant = records.flatMap(({ parts: { fields, toWire } }) =>
      toWire.map(([name, wireName]) => [
        wireName,
        formOf(Schema.toEncoded(fields[name] ?? Schema.Never).ast),
      ]),
    );
    expect(known).toEqual(meant);
    expect(known.length).toBeGreaterThan(1500);
  });
});

function formOf(node: SchemaAST.AST): unknown {
  return [node.context?.isOptional === true, node._tag === "Literal" ? node.literal : null];
}
