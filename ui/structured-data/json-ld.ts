/** A piece of schema.org data. */
export type JsonLd = Readonly<Record<string, unknown>>;
