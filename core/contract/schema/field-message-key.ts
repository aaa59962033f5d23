/** What can be wrong with a field, as a message key; the wording is elsewhere. */
export type FieldMessageKey =
  | "validation.required"
  | "validation.unknown_field"
  | "validation.invalid"
  | "validation.accepted"
  | "validation.email"
  | "validation.string_min"
  | "validation.string_max"
  | "validation.array_min"
  | "validation.array_max"
  | "validation.integer"
  | "validation.number_range";

interface Annotation {
  readonly expected: FieldMessageKey;
}

/** The annotation of a check that names the message of its failure; without one it is validation.invalid. */
export const MESSAGE = {
  required: { expected: "validation.required" },
  accepted: { expected: "validation.accepted" },
  email: { expected: "validation.email" },
  stringMin: { expected: "validation.string_min" },
  stringMax: { expected: "validation.string_max" },
  arrayMin: { expected: "validation.array_min" },
  arrayMax: { expected: "validation.array_max" },
  integer: { expected: "validation.integer" },
  numberRange: { expected: "validation.number_range" },
} as const satisfies Readonly<Record<string, Annotation>>;
