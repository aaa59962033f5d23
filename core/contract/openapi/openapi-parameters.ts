/** JSON as OpenAPI is made of. */
export type Json = Readonly<Record<string, unknown>>;

/** The parameters of a query from its JSON Schema: nested records become `name[key]`, lists `name[]`. */
export function queryParameters(schema: Json, prefix = ""): readonly Json[] {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(recordOf(schema["properties"])).flatMap(([key, value]) => {
    const property = recordOf(value);
    const name = prefix === "" ? key : `${prefix}[${key}]`;
    if (property["type"] === "object") return queryParameters(property, name);
    return [parameterOf(name, property, required.includes(key))];
  });
}

function parameterOf(name: string, schema: Json, required: boolean): Json {
  const alternatives = Array.isArray(schema["anyOf"]) ? schema["anyOf"].map(recordOf) : [];
  const list = alternatives.find((alternative) => alternative["type"] === "array");
  return list === undefined
    ? { name, in: "query", required, schema }
    : { name: `${name}[]`, in: "query", required, schema: list };
}

function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
