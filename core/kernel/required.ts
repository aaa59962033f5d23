/** The value; throws where it is null, which only a mistake in the program can make it, and names it then. */
export function required<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`There is no ${what}`);
  return value;
}
