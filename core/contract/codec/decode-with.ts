import * as Schema from "effect/Schema";
import * as Result from "effect/Result";
import { type Result as Outcome, err, ok } from "#core/kernel/result.ts";
import { toFieldMessages, type WireFieldMessages } from "../schema/field-messages.ts";
import type { WireCodec } from "../schema/wire-struct.ts";

/** Decodes with any codec and refuses what it does not know; all failures are collected. */
export function decodeStrictly<T>(codec: WireCodec<T>, input: unknown): Outcome<T, WireFieldMessages> {
  return decodeWith(codec, input, { onExcessProperty: "error" });
}

/** Decodes with any codec and ignores fields that it does not know, such as those of a newer server. */
export function decodeLeniently<T>(codec: WireCodec<T>, input: unknown): Outcome<T, WireFieldMessages> {
  return decodeWith(codec, input, {});
}

// Looking for every failure costs up to twice the time, and there is one in few.
function decodeWith<T>(
  codec: WireCodec<T>,
  input: unknown,
  options: { readonly onExcessProperty?: "error" },
): Outcome<T, WireFieldMessages> {
  const quick = Schema.decodeUnknownResult(codec, options)(input);
  return toOutcome(
    Result.isSuccess(quick) ? quick : Schema.decodeUnknownResult(codec, { ...options, errors: "all" })(input),
  );
}

function toOutcome<T>(result: Result.Result<T, Schema.SchemaError>): Outcome<T, WireFieldMessages> {
  return Result.isSuccess(result) ? ok(result.success) : err(toFieldMessages(result.failure.issue));
}
