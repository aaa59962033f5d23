import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { fc, test } from "@fast-check/vitest";
import { stepsOfAnswer } from "#core/contract/codec/answer-steps.ts";
import { encodeAnswer } from "#core/contract/codec/answer.ts";
import { decodeLeniently } from "#core/contract/codec/decode-with.ts";
import type { AnyEndpoint } from "#core/contract/endpoints/endpoint.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { listsOf } from "#core/contract/schema/wire-struct.ts";
import type { Result } from "#core/kernel/result.ts";
import { aMenu, aProduct } from "#tests/support/builders/menu.ts";

type Wire = Readonly<Record<string, unknown>>;

/** Each shape once, by the name of its first use. */
const WITH_LISTS = Object.entries<AnyEndpoint>(ENDPOINTS).filter(
  ([, { answer }], place, all) =>
    listsOf(answer).length > 0 && all.findIndex(([, other]) => other.answer === answer) === place,
);

/** Answers of an endpoint as JSON, each list with so many entries; one without entries stays so. */
function answersOf({ answer }: AnyEndpoint, length: number): readonly Wire[] {
  const values = Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(Schema.toType(answer)), { count: 6, size: 4, seed: 20_260_702 }),
  );
  return values
    .map((value): Wire => JSON.parse(JSON.stringify(Schema.encodeUnknownSync(answer)(value))))
    .map((json) => mapLists(answer, json, (list) => Array.from({ length }, (_, n) => list[n % list.length])));
}

function mapLists(
  answer: AnyEndpoint["answer"],
  json: Wire,
  change: (list: readonly unknown[]) => readonly unknown[],
): Wire {
  const changed = listsOf(answer).flatMap(({ wireName }) => {
    const list = json[wireName];
    return Array.isArray(list) && list.length > 0 ? [[wireName, change(list)] as const] : [];
  });
  return { ...json, ...Object.fromEntries(changed) };
}

function menuOf(length: number): Wire & { readonly products: readonly Wire[] } {
  const menu = aMenu({ products: Array.from({ length }, (_, n) => aProduct(`Dish ${n}`)) });
  return JSON.parse(JSON.stringify(encodeAnswer("menu", menu)));
}

function run<T>(steps: Generator<undefined, T, undefined>): { readonly answer: T; readonly count: number } {
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done === true) return { answer: step.value, count };
  }
}

const inSteps = (endpoint: AnyEndpoint, json: unknown): Result<unknown, unknown> =>
  run(stepsOfAnswer(endpoint, json)).answer;

// The codec itself, interpreted and at once.
const whole = ({ answer }: AnyEndpoint, json: unknown): Result<unknown, unknown> =>
  decodeLeniently(answer, json);

describe("stepsOfAnswer", () => {
  it.each(WITH_LISTS)("reads %s as the whole is read, valid or not", (_name, endpoint) => {
    for (const length of [19, 20, 25])
      for (const json of answersOf(endpoint, length)) {
        expect(inSteps(endpoint, json)).toEqual(whole(endpoint, json));
        const newer = mapLists(endpoint.answer, { ...json, newer: 1 }, (list) =>
          list.map((entry) => (typeof entry === "object" && entry !== null ? { ...entry, newer: 1 } : entry)),
        );
        expect(inSteps(endpoint, newer)).toEqual(whole(endpoint, json));
        const broken = mapLists(endpoint.answer, json, (list) => list.with(list.length - 2, { no: "entry" }));
        expect(inSteps(endpoint, broken)).toEqual(whole(endpoint, broken));
      }
  });

  it("stops between the products of a menu, and keeps the order of its fields", () => {
    const json = menuOf(159);
    const { answer, count } = run(stepsOfAnswer(ENDPOINTS.menu, json));
    expect(count).toBeGreaterThanOrEqual(159);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(whole(ENDPOINTS.menu, json)));
    expect(answer.ok).toBe(true);
  });

  test.prop([fc.nat(39), fc.nat(), fc.constantFrom(undefined, null, -1, "", [], {}, { ro: "x" }, true)])(
    "refuses a menu with anything wrong in it as the whole is refused",
    (place, field, wrong) => {
      const menu = menuOf(40);
      const products = menu.products.map((product, n) => {
        const names = Object.keys(product);
        return n === place ? { ...product, [names[field % names.length] ?? ""]: wrong } : product;
      });
      const json = { ...menu, products };
      expect(inSteps(ENDPOINTS.menu, json)).toEqual(whole(ENDPOINTS.menu, json));
      const names = Object.keys(menu);
      const top = { ...menu, [names[field % names.length] ?? ""]: wrong };
      expect(inSteps(ENDPOINTS.menu, top)).toEqual(whole(ENDPOINTS.menu, top));
    },
  );

  it.each([null, undefined, 7, "menu", [], [{ products: [] }], { products: "none" }])(
    "refuses %j as the whole is refused",
    (json) => {
      expect(inSteps(ENDPOINTS.menu, json)).toEqual(whole(ENDPOINTS.menu, json));
      expect(inSteps(ENDPOINTS.logout, json)).toEqual(whole(ENDPOINTS.logout, json));
    },
  );
});
