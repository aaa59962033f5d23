import { FIELDS, type Field, type FieldMessages } from "#core/errors/field.ts";
import type { WireFieldMessages } from "../schema/field-messages.ts";
import { toSnakeCase } from "../schema/wire-struct.ts";

/** What rules say of fields, by the names of the wire. */
export function toWireFields(fields: FieldMessages): WireFieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field.split(".").map(toSnakeCase).join("."),
      messages,
    ]),
  );
}

/** What the server says of fields, by the names of the domain: of a field that is not known, what it says of the whole. */
export function fromWireFields(fields: WireFieldMessages): FieldMessages {
  const found = new Map<Field, readonly string[]>();
  for (const [path, messages] of Object.entries(fields)) {
    const field = fieldOf(path.split(".").map(toCamelCase));
    found.set(field, [...(found.get(field) ?? []), ...messages]);
  }
  return Object.fromEntries(found);
}

function fieldOf(steps: readonly string[]): Field {
  const known = FIELDS.find((field) => field === steps.join("."));
  return known ?? (steps.length > 1 ? fieldOf(steps.slice(0, -1)) : "body");
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
