import { type Result, ok } from "#core/kernel/result.ts";
import type { AnswerIn, AnyEndpoint } from "../endpoints/endpoint.ts";
import type { WireFieldMessages } from "../schema/field-messages.ts";
import { NOT_QUICK, quickDecoderOf } from "../schema/quick-decoder.ts";
import { listsOf } from "../schema/wire-struct.ts";
import { readAnswer } from "./endpoint-codec.ts";

/** A list that is shorter is read at once. */
const MIN_LONG_LIST = 20;

/** Reads an answer step by step: between two entries of a long list something else may be done. */
export type AnswerSteps<T> = Generator<undefined, Result<T, WireFieldMessages>, undefined>;

/** Means what `readAnswer` does, for the same answers: what it refuses is refused by reading the whole. */
export function stepsOfAnswer<E extends AnyEndpoint>(endpoint: E, json: unknown): AnswerSteps<AnswerIn<E>>;
export function* stepsOfAnswer(endpoint: AnyEndpoint, json: unknown): AnswerSteps<unknown> {
  const wire: Readonly<Record<string, unknown>> = Object(json);
  const read: Record<string, readonly unknown[]> = {};
  const short: Record<string, unknown> = { ...wire };
  for (const { name, wireName, entry } of listsOf(endpoint.answer)) {
    const list = wire[wireName];
    if (!Array.isArray(list) || list.length < MIN_LONG_LIST) continue;
    const decode = quickDecoderOf(entry);
    const entries: unknown[] = [];
    for (const one of list) {
      const decoded = decode(one);
      if (decoded === NOT_QUICK) return readAnswer(endpoint, json);
      entries.push(decoded);
      yield;
    }
    read[name] = entries;
    short[wireName] = [];
  }
  if (Object.keys(read).length === 0) return readAnswer(endpoint, json);
  const rest = readAnswer(endpoint, short);
  return rest.ok ? ok({ ...Object(rest.value), ...read }) : readAnswer(endpoint, json);
}
