import type { Plain } from "../trace/plain.ts";

/** What a type allows, read from the types of core, so that a form can be made of it. */
export type Shape =
  | { readonly kind: "text"; readonly name: string | null }
  | { readonly kind: "number" }
  | { readonly kind: "literal"; readonly value: Literal }
  | { readonly kind: "union"; readonly of: readonly Shape[] }
  | { readonly kind: "list"; readonly of: Shape }
  | { readonly kind: "record"; readonly name: string | null; readonly fields: readonly FieldShape[] }
  /** What no form can hold: a function, or something too deep. */
  | { readonly kind: "unknown"; readonly name: string | null };

/** A value that a type names itself. */
export type Literal = string | number | boolean | null;

/** A field of a record. */
export interface FieldShape {
  readonly name: string;
  readonly isOptional: boolean;
  readonly shape: Shape;
}

/** An event of a machine: its type, and what it carries. */
export interface EventShape {
  readonly type: string;
  readonly fields: readonly FieldShape[];
}

/** What is known of the types of core. */
export interface EventTypes {
  /** The events of each machine, by its id. */
  readonly machines: Readonly<{ readonly [id: string]: readonly EventShape[] }>;
  /** The calls of the ports that can be aborted, as "port.method". */
  readonly calls: readonly string[];
}

/** The values to choose from, where a shape is nothing but such a choice; else null. */
export function choicesOf(shape: Shape): readonly Literal[] | null {
  if (shape.kind === "literal") return [shape.value];
  if (shape.kind !== "union") return null;
  const values = shape.of.map((one) => (one.kind === "literal" ? [one.value] : null));
  return values.includes(null) ? null : values.flatMap((one) => one ?? []);
}

/** A value of a shape: the example of its name, else the first that it allows. */
export function exampleOf(shape: Shape, examples: ReadonlyMap<string, Plain>): Plain {
  const known = "name" in shape && shape.name !== null ? examples.get(shape.name) : undefined;
  if (known !== undefined) return known;
  switch (shape.kind) {
    case "text":
      return "";
    case "number":
      return 1;
    case "literal":
      return shape.value;
    case "union": {
      // Null says nothing about what may stand there.
      const [first] = shape.of.filter((one) => one.kind !== "literal" || one.value !== null);
      return first === undefined ? null : exampleOf(first, examples);
    }
    case "list": {
      const { of } = shape;
      const isKnown = "name" in of && of.name !== null && examples.has(of.name);
      return isKnown ? [exampleOf(of, examples)] : [];
    }
    case "record":
      return Object.fromEntries(
        shape.fields
          .filter(({ isOptional }) => !isOptional)
          .map((one) => [one.name, exampleOf(one.shape, examples)]),
      );
    case "unknown":
      return null;
  }
}

/** An example of a whole event. */
export function exampleEvent(
  { type, fields }: EventShape,
  examples: ReadonlyMap<string, Plain>,
): { readonly type: string } {
  const values = fields
    .filter(({ isOptional }) => !isOptional)
    .map(({ name, shape }) => [name, exampleOf(shape, examples)]);
  return { ...Object.fromEntries(values), type };
}

/** Why a value is not of a shape, as the path of the first part that is wrong; null where it is. */
export function problemOf(value: Plain | undefined, shape: Shape, path: string): string | null {
  if (shape.kind === "unknown") return null;
  if (shape.kind === "text") return typeof value === "string" ? null : `${path} must be text`;
  if (shape.kind === "number") return typeof value === "number" ? null : `${path} must be a number`;
  if (shape.kind === "literal")
    return value === shape.value ? null : `${path} must be ${String(shape.value)}`;
  if (shape.kind === "union") {
    const problems = shape.of.map((one) => problemOf(value, one, path));
    if (problems.includes(null)) return null;
    const choices = choicesOf(shape);
    return choices === null ? (problems.at(-1) ?? null) : `${path} must be one of ${choices.join(", ")}`;
  }
  if (shape.kind === "list") {
    if (!Array.isArray(value)) return `${path} must be a list`;
    return value.reduce<string | null>(
      (found, one: Plain, index) => found ?? problemOf(one, shape.of, `${path}[${index}]`),
      null,
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return `${path} must be a record`;
  const held = new Map<string, Plain>(Object.entries(value));
  return shape.fields.reduce<string | null>((found, { name, isOptional, shape: of }) => {
    if (found !== null || (isOptional && !held.has(name))) return found;
    return problemOf(held.get(name), of, `${path}.${name}`);
  }, null);
}
