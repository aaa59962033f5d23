/**
 * Types that make the texts safe: what a text asks for (`{name}`, `{name|isolate}`, `{n:number}`) is what its function takes, and a
 * translation has the same keys and names the same parameters. The syntax is typesafe-i18n's.
 */

type PlainNameOf<Part extends string> = Part extends `${infer Name}|${string}` ? Name : Part;

type ParameterOf<Part extends string> = Part extends `${infer Name}:number${string}`
  ? Readonly<Record<Name, number>>
  : Readonly<Record<PlainNameOf<Part>, string>>;

// A plural, `{{…}}`, begins with a second brace and asks for nothing of its own.
type ParametersOf<Text extends string> = Text extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `{${string}` ? unknown : ParameterOf<Part>) & ParametersOf<Rest>
  : unknown;

type Say<Text extends string> = keyof ParametersOf<Text> extends never
  ? () => string
  : (parameters: ParametersOf<Text>) => string;

/** Texts as functions: `t.cart.title()`, `t.product.add({ amount })`. */
export type Wording<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? Say<Texts[Key]> : Wording<Texts[Key]>;
};

type NameOf<Part extends string> = Part extends `${infer Name}:${string}` ? Name : PlainNameOf<Part>;

type Naming<Text extends string> = Text extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `{${string}` ? string : `${string}{${NameOf<Part>}${string}`) & Naming<Rest>
  : string;

/** The shape of a translation of `Texts`: every key, and in every text the parameters of the original. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? Naming<Texts[Key]> : Translation<Texts[Key]>;
};
