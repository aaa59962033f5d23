/** The answer of a rule that may refuse: a value, or the reason it refuses. */
export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/** Wraps the value of a rule that agrees. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** Wraps the reason of a rule that refuses. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}
