import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { decodeStrictly } from "#core/contract/decode.ts";
import { encoderOf } from "#core/contract/encoder.ts";
import { ENDPOINTS } from "#core/contract/endpoints.ts";
import { NEWS_CODECS } from "#core/contract/stream.ts";
import type { WireCodec } from "#core/contract/wire-struct.ts";

const RUNS = 12;
const SIZE = 12;
const FIRST_SEED = 20_260_701;

/** Values of the domain's side, in increasing wildness; the same at every run. */
function samples(codec: WireCodec<unknown>): readonly unknown[] {
  const arbitrary = Arbitrary.schema(Schema.toType(codec));
  return Effect.runSync(Arbitrary.sampleEffect(arbitrary, { count: RUNS, size: SIZE, seed: FIRST_SEED }));
}

/** JSON has no -0. */
function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const NAMED: readonly (readonly [string, WireCodec<unknown>])[] = [
  ...Object.entries(ENDPOINTS).flatMap(([name, { params, query, body, answer }]) => [
    [`${name}.params`, params] as const,
    [`${name}.query`, query] as const,
    [`${name}.body`, body] as const,
    [`${name}.answer`, answer] as const,
  ]),
  ...Object.entries(NEWS_CODECS).map(([event, codec]) => [`event: ${event}`, codec] as const),
];

/** Each shape once, by the name of its first use. */
const PAYLOADS = [...new Map(NAMED.toReversed().map(([name, codec]) => [codec, name]))].toReversed();

describe("encode, then decode", () => {
  it.each(PAYLOADS.map(([codec, name]) => [name, codec] as const))("is identity for %s", (_name, codec) => {
    for (const value of samples(codec)) {
      const json = overTheWire(Schema.encodeUnknownSync(codec)(value));
      expect(decodeStrictly(codec, json)).toEqual({ ok: true, value: overTheWire(value) });
    }
  });
});

describe("an encoder", () => {
  it.each(PAYLOADS.map(([codec, name]) => [name, codec] as const))(
    "writes %s as its schema would",
    (_name, codec) => {
      for (const value of samples(codec))
        expect(overTheWire(encoderOf(codec)(value))).toEqual(
          overTheWire(Schema.encodeUnknownSync(codec)(value)),
        );
    },
  );
});
