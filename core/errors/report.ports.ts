import type { AppError } from "./app-error.ts";

/** Reports failures to those who operate the product. */
export interface ReportPort {
  /** Warns on the console always and tells the server, once a failure; `stack` says where in the code it came up (ERROR-17). */
  report(error: AppError, where: string, stack?: string | null): void;
  /** A line of log without an error, such as the CSRF mismatch warning. */
  warn(text: string): void;
}
