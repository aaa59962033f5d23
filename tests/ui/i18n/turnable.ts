const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/gu;
const FROM_THE_RIGHT = /[\u0590-\u08ff]+/u;

/** The first letters from right to left of a text that no mark isolates; empty where there are none. */
export function turnable(text: string): string {
  let rest = text;
  // Isolates may lie within isolates.
  while (ISOLATED.test(rest)) rest = rest.replaceAll(ISOLATED, "");
  return FROM_THE_RIGHT.exec(rest)?.[0] ?? "";
}
