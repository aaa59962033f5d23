/** Makes something when it is first asked for, and once: of what could be asked for most never is. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
