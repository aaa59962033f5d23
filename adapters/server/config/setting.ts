import type { Codec } from "effect/Schema";

/** How the text of a setting is written. */
export interface SettingFormat<T> {
  readonly codec: Codec<T, string>;
  /** What a refusal says is expected. */
  readonly expected: string;
}

/** One environment variable of the server, as data: the README's table is checked against these. */
export interface Setting<T> {
  readonly name: string;
  readonly meaning: string;
  /** The default as a person reads it in the README. */
  readonly defaultText: string;
  readonly byDefault: T;
  readonly format: SettingFormat<T>;
  /** Whether the value may hold a password, so that no message ever repeats it. */
  readonly secret: boolean;
}

/** A rate of calls per key, counted over a window of so many milliseconds. */
export interface Rate {
  readonly limit: number;
  readonly windowMillis: number;
}

/** Why one environment variable was refused: its name, the shape of what it holds, what is expected. */
export interface SettingProblem {
  readonly name: string;
  readonly shape: string;
  readonly expected: string;
}
