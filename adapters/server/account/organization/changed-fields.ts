/** What a write changed, as its audit row keeps it: each field that differs, before and after. */
export function changedFields<Value extends object>(
  before: Value,
  after: Value,
): Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]: readonly [string, unknown]) =>
      JSON.stringify(value) === JSON.stringify(old.get(field))
        ? []
        : [[field, { before: old.get(field) ?? null, after: value }]],
    ),
  );
}
