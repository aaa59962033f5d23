/** The digits of what was typed or pasted, so many at most. */
export function digitsOf(typed: string, max: number): string {
  return typed.replaceAll(/[^0-9]/gu, "").slice(0, max);
}
