import * as SchemaIssue from "effect/SchemaIssue";
import type { FieldMessageKey } from "./field-message-key.ts";
import { toSnakeCase } from "./wire-struct.ts";

/** Messages by field, by the names of the wire with dots; a body may hold any field. */
export type WireFieldMessages = Readonly<Record<string, readonly string[]>>;

/** The field under which a body that is no object is reported. */
export const WHOLE_BODY = "body";

const INVALID: FieldMessageKey = "validation.invalid";
const UNKNOWN: FieldMessageKey = "validation.unknown_field";

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (leaf) => keyOfLeaf(leaf),
  checkHook: ({ filter }) => filter.annotations?.expected ?? INVALID,
});

/**
 * What is wrong with each field, by its path on the wire ("contact.first_name", "items.0.qty"), as message keys
 * without repetition.
 */
export function toFieldMessages(issue: SchemaIssue.Issue): WireFieldMessages {
  const fields = new Map<string, string[]>();
  for (const { path, message } of format(issue).issues) {
    const field = toWirePath(path ?? [], message === UNKNOWN);
    const messages = fields.get(field) ?? [];
    // Checks and unions without a key of ours describe themselves in English.
    const key = message.startsWith("validation.") ? message : INVALID;
    if (!messages.includes(key)) fields.set(field, [...messages, key]);
  }
  return Object.fromEntries(fields);
}

function keyOfLeaf(leaf: SchemaIssue.Leaf): FieldMessageKey {
  if (leaf._tag === "MissingKey") return "validation.required";
  return leaf._tag === "UnexpectedKey" ? UNKNOWN : INVALID;
}

type Segment = PropertyKey | { readonly key: PropertyKey };

// Failures name the fields that lead to them as the domain does; an unknown field is named as it was sent.
function toWirePath(path: readonly Segment[], endsUnknown: boolean): string {
  const keys = path.map((segment) => String(typeof segment === "object" ? segment.key : segment));
  const known = endsUnknown ? keys.length - 1 : keys.length;
  return keys.map((key, index) => (index < known ? toWireName(key) : key)).join(".") || WHOLE_BODY;
}

// Ids and positions begin with a digit and are kept.
function toWireName(key: string): string {
  return /^[a-z]/.test(key) ? toSnakeCase(key) : key;
}
