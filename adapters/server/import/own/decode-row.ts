import { because, type ImportReasonKey } from "#core/import/import-reason.ts";
import { decodeStrictly } from "#core/contract/codec/decode-with.ts";
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
    for (const key of keys) findings.refused({ file: node.file, path }, because(reasonOf(key)));
  }
  return null;
}

const REASONS: ReadonlyMap<string, ImportReasonKey> = new Map([
  ["validation.required", "fieldMissing"],
  ["validation.unknown_field", "fieldUnknown"],
  ["validation.string_min", "textShort"],
  ["validation.string_max", "textLong"],
  ["validation.integer", "numberWhole"],
  ["validation.number_range", "numberRange"],
]);

function reasonOf(key: string): ImportReasonKey {
  return REASONS.get(key) ?? "fieldMalformed";
}
