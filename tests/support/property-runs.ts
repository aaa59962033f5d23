const asked = Number(process.env["DINER_PROPERTY_RUNS"] ?? "0");
const more = Number.isSafeInteger(asked) ? asked : 0;

/** How often a law is tried: as often as its test says, or DINER_PROPERTY_RUNS times where that is more. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: Math.max(usual, more) };
}

/** Laws take as long as the machine is busy, and longer when more runs are asked for; milliseconds. */
export const PROPERTY_TIMEOUT = { timeout: Math.max(60_000, more * 5) } as const;
