declare const brand: unique symbol;

/** A primitive that only its own constructor produces, so that two kinds of text are never mixed up. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
