const asked = Number(process.env["DINER_PROPERTY_RUNS"] ?? "0");

/** How often a law is tried: as often as its test says, or DINER_PROPERTY_RUNS times where that is more. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: Math.max(usual, Number.isSafeInteger(asked) ? asked : 0) };
}
