import * as Result from "effect/Result";
import * as Schema from "effect/Schema";

/**
 * Makes the decoder of JSON that the database answers in the domain's own names: `codec` is what such a value goes over
 * the wire by, or is composed of such codecs. Decoding drops what the codec does not know, such as a field that a newer
 * function adds, and throws where something is missing or of another kind.
 */
export function decoderOf<T>(what: string, codec: Schema.Codec<T, unknown>): (json: unknown) => T {
  const decode = Schema.decodeUnknownResult(Schema.toType(codec));
  return (json) => {
    const decoded = decode(json);
    if (Result.isSuccess(decoded)) return decoded.success;
    throw new Error(`The database answered ${what} that is none: ${decoded.failure.message}`);
  };
}
