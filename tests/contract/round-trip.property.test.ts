import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { decodeStrictly } from "#core/contract/codec/decode-with.ts";
import { encoderOf } from "#core/contract/schema/encoder.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { LIVE_EVENT_CODECS } from "#core/contract/stream.ts";
import type { WireCodec } from "#core/contract/schema/wire-struct.ts";

const RUNS = 30;
// Lists within lists within lists: each more makes an answer several times as long and none wilder.
const SIZE = 4;
const FIRST_SEED = 20_260_701;

/**
 * Values of the domain's side with their JSON, in increasing wildness; the same at every run. Text that is not in NFC
 * never reaches the domain: it is composed where it enters.
 */
function samples(codec: WireCodec<unknown>): readonly { readonly value: unknown; readonly json: unknown }[] {
  const arbitrary = Arbitrary.schema(Schema.toType(codec));
  const encode = Schema.encodeUnknownSync(codec);
  const values = Effect.runSync(
    Arbitrary.sampleEffect(arbitrary, { count: RUNS, size: SIZE, seed: FIRST_SEED }),
  );
  return values
    .map((value) => ({ value, json: overTheWire(encode(value)) }))
    .filter(({ json }) => isComposed(JSON.stringify(json)));
}

function isComposed(text: string): boolean {
  return text.normalize("NFC") === text;
}

/** JSON has no -0. */
function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const NAMED: readonly (readonly [string, WireCodec<unknown>])[] = [
  ...Object.entries(ENDPOINTS).flatMap(([name, { params, query, body, bodyKind, answer }]) => [
    [`${name}.params`, params] as const,
    [`${name}.query`, query] as const,
    // A form has a file, which JSON has no room for.
    ...(bodyKind === "json" ? [[`${name}.body`, body] as const] : []),
    [`${name}.answer`, answer] as const,
  ]),
  ...Object.entries(LIVE_EVENT_CODECS).map(([event, codec]) => [`event: ${event}`, codec] as const),
];

/** Each shape once, by the name of its first use. */
const PAYLOADS = [...new Map(NAMED.toReversed().map(([name, codec]) => [codec, name]))].toReversed();

describe("a value of the domain", () => {
  it.each(PAYLOADS.map(([codec, name]) => [name, codec] as const))(
    "is written as %s by schema and encoder alike, and read again as it was",
    (_name, codec) => {
      const encode = encoderOf(codec);
      const found = samples(codec);
      expect(found.length).toBeGreaterThan(0);
      for (const { value, json } of found) {
        expect(overTheWire(encode(value))).toEqual(json);
        expect(decodeStrictly(codec, json)).toEqual({ ok: true, value: overTheWire(value) });
      }
    },
  );
});
