/** Most characters of a report's parts; the browser cuts off the rest. */
export const REPORT_LENGTHS = { short: 100, message: 500, stack: 2000 } as const;
