import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { fc, test } from "@fast-check/vitest";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { decodeLeniently, decodeStrictly } from "#core/contract/codec/decode-with.ts";
import { readAnswer } from "#core/contract/codec/endpoint-codec.ts";
import type { AnyEndpoint } from "#core/contract/endpoints/endpoint.ts";
import { type EndpointName, ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { NOT_QUICK, quickDecoderOf } from "#core/contract/schema/quick-decoder.ts";
import type { WireCodec } from "#core/contract/schema/wire-struct.ts";

/** Each shape once, by the name of its first use. */
const ANSWERS = Object.entries<AnyEndpoint>(ENDPOINTS).filter(
  ([, { answer }], place, all) => all.findIndex(([, other]) => other.answer === answer) === place,
);

/** What is sent as JSON. */
const BODIES = Object.keys(ENDPOINTS)
  .filter(isEndpointName)
  .filter((name) => ENDPOINTS[name].hasBody && ENDPOINTS[name].bodyKind === "json");

function isEndpointName(name: string): name is EndpointName {
  return name in ENDPOINTS;
}

function samplesOf(codec: WireCodec<unknown>, count: number): readonly unknown[] {
  const values = Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(Schema.toType(codec)), { count, size: 4, seed: 20_260_703 }),
  );
  return values.map((value) => JSON.parse(JSON.stringify(Schema.encodeUnknownSync(codec)(value))));
}

/** Some of the ways to break a JSON in one place. */
function someBroken(json: unknown): readonly unknown[] {
  const broken = WRONG.flatMap((wrong) => [...brokenOf(json, wrong)]);
  const step = Math.max(1, Math.floor(broken.length / MAX_BROKEN));
  return broken.filter((_, place) => place % step === 0);
}

/** Every way to put one thing in the place of one part of a JSON, or to leave a field out. */
function* brokenOf(json: unknown, wrong: unknown): Generator<unknown> {
  yield wrong;
  if (Array.isArray(json))
    for (const [place, entry] of json.entries())
      for (const broken of brokenOf(entry, wrong)) yield json.with(place, broken);
  else if (typeof json === "object" && json !== null)
    for (const [name, part] of Object.entries(json)) {
      yield Object.fromEntries(Object.entries(json).filter(([other]) => other !== name));
      yield { ...json, [`${name}s`]: part };
      for (const broken of brokenOf(part, wrong)) yield { ...json, [name]: broken };
    }
}

const WRONG = [
  null,
  "",
  "x",
  -1,
  0.5,
  1e300,
  true,
  [],
  {},
  [null],
  { x: 1 },
  "2026-07-01T10:00:00Z",
  " e\u0301\r\nf ",
  "\u0000",
];
const MAX_BROKEN = 40;

describe("quickDecoderOf", () => {
  it.each(ANSWERS)("reads %s as its codec does, and refuses nothing else", (_name, endpoint) => {
    for (const json of samplesOf(endpoint.answer, 3))
      for (const one of [json, ...someBroken(json)])
        expect(readAnswer(endpoint, one)).toEqual(decodeLeniently(endpoint.answer, one));
  });

  it.each(BODIES)("reads the body of %s as its codec does, and refuses what it does not know", (name) => {
    const codec: WireCodec<unknown> = ENDPOINTS[name].body;
    for (const json of samplesOf(codec, 3))
      for (const one of [json, ...someBroken(json)])
        expect(decodeBody(name, one)).toEqual(decodeStrictly(codec, one));
  });

  it("reads at once what an order is made of", () => {
    const slow = (["saveCart", "quote", "placeOrder"] as const).filter((name) => {
      const codec: WireCodec<unknown> = ENDPOINTS[name].body;
      return samplesOf(codec, 20).some((json) => quickDecoderOf(codec, "refused")(json) === NOT_QUICK);
    });
    expect(slow).toEqual([]);
  });

  test.prop([fc.json().map((text): unknown => JSON.parse(text)), fc.constantFrom(...ANSWERS)])(
    "answers to any JSON what the codec does",
    (json, [, endpoint]) => {
      expect(readAnswer(endpoint, json)).toEqual(decodeLeniently(endpoint.answer, json));
    },
  );

  it("says of most what the codec says, so that this need not be asked", () => {
    const answers = ANSWERS.filter(([, { answerKind }]) => answerKind === "json");
    const slow = answers.filter(([, endpoint]) =>
      samplesOf(endpoint.answer, 2).some((json) => quickDecoderOf(endpoint.answer)(json) === NOT_QUICK),
    );
    expect(slow.map(([name]) => name)).toEqual([]);
  });
});
