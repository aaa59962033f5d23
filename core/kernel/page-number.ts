/** The page that an address asks for, from 1; the first unless it says a number. */
export function pageNumberOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
