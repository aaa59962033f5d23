import type { LogFn, LoggerOptions } from "pino";

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

const MINUTE_MS = 60_000;

interface LastEntry {
  readonly at: number;
  /** How often it came since then. */
  since: number;
}

/**
 * Writes entries with a field `repeats` (what is broken, such as "database") at most once a minute for each, and then
 * says how many were left out: a failing disk fails every call, and is logged once. Other entries pass as they are.
 * `millis` is a clock that never steps back.
 */
export function createOnceAMinute(millis: () => number): LogMethod {
  const last = new Map<string, LastEntry>();
  return function (args: Parameters<LogFn>, method: LogFn): void {
    const [fields, ...rest]: unknown[] = args;
    const key = keyOf(fields);
    if (key === null) return method.apply(this, args);
    const before = last.get(key);
    if (before !== undefined && millis() - before.at < MINUTE_MS) {
      before.since += 1;
      return;
    }
    last.set(key, { at: millis(), since: 0 });
    const unsaid = before === undefined || before.since === 0 ? {} : { leftOut: before.since };
    method.apply(this, [{ ...Object(fields), ...unsaid }, String(rest[0] ?? "")]);
  };
}

function keyOf(fields: unknown): string | null {
  if (typeof fields !== "object" || fields === null || !("repeats" in fields)) return null;
  return typeof fields.repeats === "string" ? fields.repeats : null;
}
