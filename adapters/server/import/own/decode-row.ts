import { decodeStrictly } from "#core/contract/codec/decode.ts";
import { WHOLE_BODY } from "#core/contract/schema/field-messages.ts";
import type { WireCodec } from "#core/contract/schema/wire-struct.ts";
import type { JsonNode } from "../json/json-node.ts";
import type { ParseContext } from "../draft/parse-context.ts";

/** Decodes one row of a file of ours; null, with a finding for each field, where it is none. */
export function decodeRow<T>(
  codec: WireCodec<T>,
  node: JsonNode,
  { findings }: Pick<ParseContext, "findings">,
): T | null {
  const decoded = decodeStrictly(codec, node.value);
  if (decoded.ok) return decoded.value;
  for (const [field, keys] of Object.entries(decoded.error)) {
    const path = field === WHOLE_BODY ? node.path : `${node.path}/${field.replaceAll(".", "/")}`;
    findings.refused({ file: node.file, path }, keys.map(reasonOf).join(", "));
  }
  return null;
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["validation.required", "it is missing or empty"],
  ["validation.unknown_field", "there is no such field"],
  ["validation.string_min", "the text is too short"],
  ["validation.string_max", "the text is too long"],
  ["validation.integer", "a whole number was expected"],
  ["validation.number_range", "the number is out of range"],
]);

function reasonOf(key: string): string {
  return REASONS.get(key) ?? "it is not written as a menu file writes it";
}
