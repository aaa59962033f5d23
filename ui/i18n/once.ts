/** Makes something when it is first asked for, and once: a language has more formats than a page shows. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
