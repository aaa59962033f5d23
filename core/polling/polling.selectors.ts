import type { AppError } from "#core/errors/app-error.ts";
import type { PollingContext } from "./polling.ts";

/** One state of a polling. */
interface PollingSnapshot<Answer> {
  readonly context: Pick<PollingContext<unknown, Answer>, "answer" | "error">;
  hasTag(tag: "busy" | "failed"): boolean;
}

/** What was last read; null until something was. */
export function selectAnswer<Answer>({ context }: PollingSnapshot<Answer>): Answer | null {
  return context.answer;
}

/** Whether what is shown is not yet what was asked for. */
export function selectIsPollingBusy(snapshot: PollingSnapshot<unknown>): boolean {
  return snapshot.hasTag("busy");
}

/** Why what was asked for could not be read; null unless it could not. */
export function selectPollingError(snapshot: PollingSnapshot<unknown>): AppError | null {
  return snapshot.hasTag("failed") ? snapshot.context.error : null;
}
